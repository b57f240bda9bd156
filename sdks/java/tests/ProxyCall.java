// Makes one call to each address in its arguments; a test sets HTTP_PROXY and NO_PROXY of this program.

import com.handover.sdk.Handover;
import java.time.Duration;

final class ProxyCall {
  public static void main(String[] arguments) {
    for (String url : arguments) {
      Handover client = Handover.builder().url(url).apiKey("k").giveUpAfter(Duration.ZERO).build();
      System.out.println(client.me().environment());
    }
  }
}
