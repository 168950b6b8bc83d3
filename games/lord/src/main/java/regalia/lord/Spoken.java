package regalia.lord;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;

/** Numbers in words: the goods, then the digits close together, as they are read. */
final class Spoken {

    private Spoken() {}

    static Message number(long number) {
        int goods = Digits.goods(number);
        List<Integer> digits = new ArrayList<>(Digits.list(Cards.digits(number, goods)));
        for (int zero = Cards.gems(number) + 2 * Cards.golds(number); zero > 0; zero--) digits.add(0);
        return Message.of("card.number", Goods.of(goods), digits(digits));
    }

    /** Digits close together. */
    static Object digits(List<Integer> digits) {
        Object read = digits.getLast();
        for (int i = digits.size() - 2; i >= 0; i--) read = Message.of("card.digits", digits.get(i), read);
        return read;
    }
}
