// Tests of the stream of the sandbox: messages in pieces, broken connections, gaps, and answers that are no stream.

import com.handover.sdk.ApiException;
import com.handover.sdk.Handover;
import com.handover.sdk.ListenOptions;
import com.handover.sdk.SandboxEvent;
import com.handover.sdk.SandboxEvents;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

final class StreamTests {
  private static final String FIRST = "event: connected\nid: p0\ndata: {}\n\n: heartbeat\n\nevent: order.created\nid: p1\n"
      + "data: {\"id\":\"e1\",\"type\":\"order.created\",\"data\":{\"status\":\"Grüße 🚗\"}}\n\nevent: lost\ndata: {";
  private static final String SECOND = "event: gap\r\nid: p2\r\ndata: {\"reason\":\"TOO_OLD\",\"since\":\"p2\"}\r\n\r\n"
      + "id: p1\r\ndata: {\"id\":\"e1\",\"type\":\"order.created\"}\r\n\r\nid: p3\r\ndata:{\"id\":\"e2\",\"type\":\"later\"}\r\n\r\n";

  static void run() throws Exception {
    Expect.check("it reconnects after its last position and repeats no event", StreamTests::reconnects);
    Expect.check("closing it ends the loop of another thread", StreamTests::endsWhenClosed);
    Expect.check("closing it ends a pause", StreamTests::endsPauseWhenClosed);
    Expect.check("an answer that is no stream fails at once", StreamTests::refusesPages);
  }

  private static void reconnects() throws IOException {
    List<String> positions = Collections.synchronizedList(new ArrayList<>());
    HttpServer server = serve(exchange -> {
      positions.add(String.valueOf(exchange.getRequestHeaders().getFirst("Last-Event-ID")));
      exchange.getResponseHeaders().add("Content-Type", "text/event-stream; charset=utf-8");
      exchange.sendResponseHeaders(200, 0);
      OutputStream output = exchange.getResponseBody();
      for (byte each : (positions.size() == 1 ? FIRST : SECOND).getBytes(StandardCharsets.UTF_8)) {
        output.write(each);
        output.flush();
      }
    });
    List<String> told = new ArrayList<>();
    ListenOptions options = ListenOptions.fromNow().onConnected(told::add).onGap(gap -> told.add(gap.reason() + " " + gap.since()));
    try (SandboxEvents events = clientOf(server).sandbox().events(options)) {
      Iterator<SandboxEvent> each = events.iterator();
      SandboxEvent first = each.next();
      Expect.equal(first.position() + " " + first.event().data().get("status"), "p1 Grüße 🚗");
      SandboxEvent second = each.next();
      Expect.equal(second.position() + " " + second.event().id(), "p3 e2");
    } finally {
      server.stop(0);
    }
    Expect.equal(told, List.of("p0", "TOO_OLD p2"));
    Expect.equal(positions, List.of("null", "p1"));
  }

  private static void endsWhenClosed() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger connections = new AtomicInteger();
    HttpServer server = serve(exchange -> {
      connections.incrementAndGet();
      exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write(FIRST.getBytes(StandardCharsets.UTF_8));
      exchange.getResponseBody().flush();
      await(end);
    });
    CountDownLatch received = new CountDownLatch(1);
    SandboxEvents events = clientOf(server).sandbox().events();
    CompletableFuture<Void> loop = CompletableFuture.runAsync(() -> {
      for (SandboxEvent each : events) received.countDown();
    });
    received.await();
    events.close();
    loop.get(5, TimeUnit.SECONDS);
    Expect.equal(events.iterator().hasNext(), false);
    end.countDown();
    server.stop(0);
    Expect.equal(connections.get(), 1);
  }

  private static void endsPauseWhenClosed() throws Exception {
    CountDownLatch pausing = new CountDownLatch(1);
    Handover client = Handover.builder()
        .url("http://127.0.0.1:1")
        .apiKey("k")
        .pauses(Duration.ofMinutes(1))
        .reachWithin(Duration.ofMinutes(5))
        .onRetry(retry -> pausing.countDown())
        .build();
    SandboxEvents events = client.sandbox().events();
    CompletableFuture<Boolean> hasNext = CompletableFuture.supplyAsync(() -> events.iterator().hasNext());
    pausing.await();
    events.close();
    Expect.equal(hasNext.get(5, TimeUnit.SECONDS), false);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  private static void refusesPages() throws IOException {
    HttpServer server = serve(exchange -> {
      exchange.getResponseHeaders().add("Content-Type", "text/html");
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write("<h1>Sign in</h1>".getBytes(StandardCharsets.UTF_8));
    });
    try (SandboxEvents events = clientOf(server).sandbox().events(ListenOptions.after("p9"))) {
      Expect.equal(Expect.throwing(ApiException.class, () -> events.iterator().next()).code(), "HTTP_200");
    } finally {
      server.stop(0);
    }
  }

  private static Handover clientOf(HttpServer server) {
    String url = "http://127.0.0.1:" + server.getAddress().getPort();
    return Handover.builder().url(url).apiKey("k").pauses(Duration.ofMillis(1)).build();
  }

  private interface Answering {
    void answer(HttpExchange exchange) throws IOException;
  }

  private static HttpServer serve(Answering answering) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      try (exchange) {
        answering.answer(exchange);
      }
    });
    server.start();
    return server;
  }
}
