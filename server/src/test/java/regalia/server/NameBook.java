package regalia.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

/** Where Java looks up names in these tests: as always, but that one name leads here, and whoever looks it up is noted. */
public final class NameBook extends InetAddressResolverProvider {

    static final String NOTED = "noted.test";

    /** Who has looked up that name. */
    static final BlockingQueue<Thread> LOOKED = new LinkedBlockingQueue<>();

    @Override
    public InetAddressResolver get(Configuration configuration) {
        InetAddressResolver usual = configuration.builtinResolver();
        return new InetAddressResolver() {
            @Override
            public Stream<InetAddress> lookupByName(String host, LookupPolicy policy) throws UnknownHostException {
                if (!host.equals(NOTED)) return usual.lookupByName(host, policy);
                LOOKED.add(Thread.currentThread());
                return Stream.of(InetAddress.getLoopbackAddress());
            }

            @Override
            public String lookupByAddress(byte[] address) throws UnknownHostException {
                return usual.lookupByAddress(address);
            }
        };
    }

    @Override
    public String name() {
        return "regalia";
    }
}
