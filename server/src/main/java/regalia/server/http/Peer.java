package regalia.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The other end of a connection: its address, and under which name and how safely it reached us. A proxy's word for these is
 * taken only where the server was told that there is one, for else anybody could call themselves anything.
 */
public record Peer(String address, boolean secure, String host) {

    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._:\\[\\]-]{1,255}");
    private static final Pattern PROTOCOL = Pattern.compile("[A-Za-z]{1,20}");
    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    static Peer of(Context context, boolean trustProxy) {
        String address = context.req().getRemoteAddr();
        boolean secure = context.req().isSecure();
        String host = word(context, "Host", HOST).orElse("");
        if (trustProxy) {
            address = word(context, "X-Forwarded-For", ADDRESS).orElse(address);
            secure = word(context, "X-Forwarded-Proto", PROTOCOL)
                    .map(proto -> proto.equalsIgnoreCase("https"))
                    .orElse(secure);
            host = word(context, "X-Forwarded-Host", HOST).orElse(host);
        }
        return new Peer(address, secure, host);
    }

    /** The last word of a header's last line is the nearest proxy's own; what stands before it is hearsay. */
    private static Optional<String> word(Context context, String header, Pattern form) {
        String value = "";
        for (Enumeration<String> lines = context.req().getHeaders(header); lines.hasMoreElements(); )
            value = lines.nextElement();
        String last = value.substring(value.lastIndexOf(',') + 1).trim();
        return form.matcher(last).matches() ? Optional.of(last) : Optional.empty();
    }

    /** What links to this server begin with. */
    public String site() {
        return (secure ? "https://" : "http://") + host;
    }

    /** Whether a page at that origin is one of ours. */
    boolean served(String origin) {
        String name = origin.toLowerCase(Locale.ROOT);
        if (name.startsWith("https://")) return plain(name.substring(8), ":443").equals(plain(host, ":443"));
        return name.startsWith("http://") && plain(name.substring(7), ":80").equals(plain(host, ":80"));
    }

    private static String plain(String host, String port) {
        String name = host.toLowerCase(Locale.ROOT);
        return name.endsWith(port) ? name.substring(0, name.length() - port.length()) : name;
    }

    /** Who shares a rate: an address, or for IPv6 the network that one household has to itself. */
    String neighbourhood() {
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return bytes.length == 4 ? address : HexFormat.of().formatHex(bytes, 0, 8);
        } catch (IllegalArgumentException strange) {
            return address;
        }
    }
}
