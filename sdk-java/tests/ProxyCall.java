// Makes one call to the address in its first argument; a test sets HTTP_PROXY and NO_PROXY of this program.

import com.handover.sdk.Handover;
import java.time.Duration;

final class ProxyCall {
  public static void main(String[] arguments) {
    Handover client = Handover.builder().url(arguments[0]).apiKey("k").giveUpAfter(Duration.ZERO).build();
    System.out.println(client.me().environment());
  }
}
