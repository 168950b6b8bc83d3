package regalia.server.people;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import regalia.server.http.Person;

/**
 * A person as they see themselves.
 *
 * @param settings whatever the pages want to remember, on every device
 * @param webhook where to tell when it is the person's turn
 * @param recoverable whether there is a recovery code
 */
public record Me(
        String id,
        String name,
        Person.Kind kind,
        Optional<String> language,
        JsonNode settings,
        Optional<String> webhook,
        boolean recoverable) {}
