package regalia.app.page;

class DeskLitTest extends LitContract {

    DeskLitTest() {
        super(1440, 900);
    }
}
