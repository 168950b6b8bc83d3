package regalia.app.page;

class PhoneLitTest extends LitContract {

    PhoneLitTest() {
        super(360, 740);
    }
}
