// Receives webhook messages and answers 204 if the signature is right, otherwise 401.
// Run with: java ReceiveWebhooks.java (JDK 17 or newer)

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class ReceiveWebhooks {
  static final String SECRET = System.getenv("HANDOVER_WEBHOOK_SECRET");

  static boolean verify(byte[] body, String header) throws Exception {
    String t = "0";
    for (String part : header.split(",")) if (part.startsWith("t=")) t = part.substring(2);
    if (!t.matches("\\d{1,12}")) return false;
    if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(t)) > 300) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    mac.update((t + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = mac.doFinal(body);
    // While a secret is rolled there are two v1 parts; one match is enough.
    for (String part : header.split(",")) {
      if (!part.matches("v1=[0-9a-f]{64}")) continue;
      if (MessageDigest.isEqual(expected, HexFormat.of().parseHex(part.substring(3)))) return true;
    }
    return false;
  }

  public static void main(String[] arguments) throws Exception {
    if (SECRET == null || SECRET.isEmpty()) throw new IllegalStateException("Set HANDOVER_WEBHOOK_SECRET.");
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "3000"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/", exchange -> {
      byte[] body = exchange.getRequestBody().readAllBytes(); // the raw bytes, before anything parses them
      String header = exchange.getRequestHeaders().getFirst("X-Service-Signature");
      boolean good = false;
      try {
        good = header != null && verify(body, header);
      } catch (Exception error) {
        System.err.println(error);
      }
      exchange.sendResponseHeaders(good ? 204 : 401, -1); // a real program stores the message before, and processes it afterwards
      exchange.close();
      if (good) System.out.println(new String(body, StandardCharsets.UTF_8));
    });
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
  }
}
