// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
// Run with: java -cp handover-sdk.jar SdkReceiveWebhooks.java (JDK 17 or newer)

import com.handover.sdk.WebhookVerificationException;
import com.handover.sdk.WebhookVerifier;
import com.handover.sdk.types.Event;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

class SdkReceiveWebhooks {
  static final WebhookVerifier VERIFIER = WebhookVerifier.of(System.getenv("HANDOVER_WEBHOOK_SECRET"));

  static void receive(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes(); // the raw bytes, before anything parses them
    try {
      Event event = VERIFIER.verify(body, exchange.getRequestHeaders());
      answer(exchange, 204); // a real program stores the message before, and processes it afterwards
      System.out.println(event.id() + " " + event.type() + " " + event.data().get("status"));
    } catch (WebhookVerificationException error) {
      System.err.println(error.fault() + ": " + error.getMessage());
      answer(exchange, 401);
    }
  }

  static void answer(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  public static void main(String[] arguments) throws IOException {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "3000"));
    // Listens on this machine only, which is enough for development and behind a proxy.
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", SdkReceiveWebhooks::receive);
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
  }
}
