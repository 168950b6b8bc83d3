package regalia.app;

import java.util.List;
import java.util.stream.IntStream;
import regalia.catalog.Messages;
import regalia.codec.match.Player;
import regalia.codec.match.Recorded;
import regalia.kernel.Message;
import regalia.kernel.Seat;

/** What one line can tell of a recorded match, taken from the record as it stands. */
record Summary(
        int number,
        String match,
        String game,
        int seats,
        List<Player> players,
        List<Integer> points,
        List<Integer> winners) {

    static Summary of(int number, Recorded recorded) {
        var header = recorded.header();
        var result = recorded.result();
        return new Summary(
                number,
                header.match(),
                header.game(),
                header.seats(),
                header.players(),
                result.points(),
                result.winners());
    }

    String say(Messages messages) {
        Messages named = messages.with(players.stream().map(Player::name).toList());
        List<Message> scores = IntStream.range(0, seats)
                .mapToObj(seat -> Message.of("replay.player", told(seat), points.get(seat)))
                .toList();
        List<Object> won = List.copyOf(winners.stream()
                .filter(seat -> seat >= 0 && seat < seats)
                .map(Seat::new)
                .toList());
        return named.say("replay.match", number, plain(game), plain(match), scores, won);
    }

    private Object told(int seat) {
        return players.get(seat)
                .bot()
                .<Object>map(level -> Message.of("seat.bot", new Seat(seat), plain(level)))
                .orElse(new Seat(seat));
    }

    /** Text of a stranger that goes to a terminal. */
    private static String plain(String text) {
        return text.replaceAll("\\p{C}", "?");
    }
}
