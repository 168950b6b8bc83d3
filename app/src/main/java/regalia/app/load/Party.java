package regalia.app.load;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;

/** Four people who play together, by their cookies. */
record Party(List<String> cookies) {

    static final int SEATS = 4;

    /** A table at which they have begun to play, each on the seat of their number. */
    record Begun(String table, Party party) {}

    static Party arrive(Requests requests) {
        List<String> cookies = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++)
            cookies.add(requests.send("POST", "/api/me", "", "{\"name\":\"Player " + seat + "\"}")
                    .demand(201)
                    .cookie());
        return new Party(List.copyOf(cookies));
    }

    Begun begin(Requests requests, String game, RandomGenerator random) {
        String wish = "{\"game\":\"" + game + "\",\"seats\":4,\"players\":[\"me\",\"open\",\"open\",\"open\"]}";
        String table = requests.send("POST", "/api/tables", cookies.getFirst(), wish)
                .demand(201)
                .json()
                .get("id")
                .textValue();
        for (int seat = 1; seat < SEATS; seat++)
            requests.send("POST", "/api/tables/" + table + "/join", cookies.get(seat), "{\"seat\":" + seat + "}")
                    .demand(200);
        byte[] nonce = new byte[16];
        for (String cookie : cookies) {
            random.nextBytes(nonce);
            String ready = "{\"nonces\":[\"" + HexFormat.of().formatHex(nonce) + "\"]}";
            requests.send("POST", "/api/tables/" + table + "/ready", cookie, ready)
                    .demand(200);
        }
        return new Begun(table, this);
    }
}
