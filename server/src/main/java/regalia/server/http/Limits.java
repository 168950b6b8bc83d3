package regalia.server.http;

import java.time.Duration;

/**
 * What one person, address or request may use up. The usual ones leave room for a family behind one address and for a bot that
 * plays many matches; they stop a flood, not a player.
 *
 * @param bodyBytes of a request
 * @param recordBytes of an uploaded record
 * @param messageBytes of a message over a WebSocket
 * @param socketIdle after which a silent connection is closed
 * @param inFlight requests at one time, streams not counted, beyond which the server says that it is too busy
 * @param bodyTime in which the body of a request has to come
 * @param answersAtOnce requests from one address at one time, streams not counted
 * @param listenersAtOnce streams and WebSockets from one address
 * @param perPerson requests and messages of one person
 * @param perAddress requests from one address
 * @param newGuests guests made from one address
 * @param codes attempts at transfer and recovery codes from one address
 */
public record Limits(
        int bodyBytes,
        int recordBytes,
        int messageBytes,
        Duration socketIdle,
        int inFlight,
        Duration bodyTime,
        int answersAtOnce,
        int listenersAtOnce,
        Rate perPerson,
        Rate perAddress,
        Rate newGuests,
        Rate codes,
        int tablesPerPerson,
        int tokensPerPerson,
        int botsPerPerson,
        int settingsBytes,
        int chatLength,
        int nameLength) {

    public static Limits usual() {
        return new Limits(
                64 * 1024,
                4 * 1024 * 1024,
                16 * 1024,
                Duration.ofSeconds(75),
                2_000,
                Duration.ofMinutes(1),
                200,
                1_000,
                new Rate(50, 200),
                new Rate(200, 1_000),
                new Rate(0.1, 30),
                new Rate(0.1, 10),
                30,
                20,
                10,
                8 * 1024,
                500,
                24);
    }

    /** The usual sizes, but no rate: for tests, measurements and the server of one's own home. */
    public Limits withoutRates() {
        return new Limits(
                bodyBytes,
                recordBytes,
                messageBytes,
                socketIdle,
                inFlight,
                bodyTime,
                inFlight,
                Integer.MAX_VALUE,
                Rate.ENDLESS,
                Rate.ENDLESS,
                Rate.ENDLESS,
                Rate.ENDLESS,
                tablesPerPerson,
                tokensPerPerson,
                botsPerPerson,
                settingsBytes,
                chatLength,
                nameLength);
    }

    /** How often a route may be used by one address, unless there are no rates. */
    public Rate rate(double perSecond, int burst) {
        return perAddress.equals(Rate.ENDLESS) ? Rate.ENDLESS : new Rate(perSecond, burst);
    }
}
