package regalia.server.api;

import java.util.Optional;
import regalia.catalog.Outside;
import regalia.server.http.Call;
import regalia.server.http.Person;
import regalia.server.http.Refused;
import regalia.server.table.Sitting;

/** What the routes of tables take from a request. */
final class Callings {

    private Callings() {}

    static Sitting sitting(Call call) {
        Person person = call.person();
        return new Sitting(
                person.id(),
                person.name(),
                person.kind() == Person.Kind.BOT ? Optional.of(Outside.LEVEL) : Optional.empty());
    }

    /** Who asks, or nobody in particular. */
    static String person(Call call) {
        return call.caller().map(caller -> caller.person().id()).orElse("");
    }

    static Optional<Integer> number(Call call, String name) {
        return call.number(name).map(number -> {
            if (number > Integer.MAX_VALUE) throw Refused.unusable(name + ": is too big");
            return number.intValue();
        });
    }
}
