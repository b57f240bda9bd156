// Creates an order and repeats the call until its outcome is known, without ever ordering twice.
// Run with: java CreateOrder.java (JDK 17 or newer)

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;

class CreateOrder {
  static final String BASE = System.getenv().getOrDefault("HANDOVER_URL", "http://localhost:8080");
  static final String KEY = System.getenv("HANDOVER_API_KEY");
  static final int[] PAUSES_SECONDS = {1, 5, 30, 120};
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static String createOrder(String order) throws InterruptedException {
    // Create one key per order before the first attempt, and store it, so that a restart sends the same key.
    HttpRequest request = HttpRequest.newBuilder(URI.create(BASE + "/api/v1/extern/orders"))
        .header("Authorization", "Bearer " + KEY)
        .header("Content-Type", "application/json")
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .timeout(Duration.ofSeconds(30))
        .POST(HttpRequest.BodyPublishers.ofString(order))
        .build();
    for (int attempt = 0; ; attempt++) {
      int status = 0;
      int retryAfter = 0;
      String text;
      try {
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        status = response.statusCode();
        retryAfter = (int) response.headers().firstValueAsLong("Retry-After").orElse(0);
        text = response.body();
      } catch (IOException error) {
        text = error.toString(); // no response, or an incomplete one: the order may exist or not
      }
      if (status == 201 || status == 202) return text;
      boolean mayRepeat = status == 0 || status == 429 || status >= 500 || (status == 409 && retryAfter > 0);
      if (!mayRepeat || attempt == PAUSES_SECONDS.length) throw new IllegalStateException(status + ": " + text);
      Thread.sleep(1000L * (retryAfter > 0 ? retryAfter : PAUSES_SECONDS[attempt]));
    }
  }

  public static void main(String[] arguments) throws Exception {
    System.out.println(createOrder("""
        {
          "externalOrderId": "PO-%s",
          "pickup": { "street": "Königstraße 1", "postalCode": "70173", "city": "Stuttgart" },
          "delivery": { "street": "Marienplatz 8", "postalCode": "80331", "city": "München" }
        }""".formatted(UUID.randomUUID())));
  }
}
