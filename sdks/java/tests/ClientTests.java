// Tests of the client that the table of cases cannot hold: threads, interruptions, hidden repetitions.

import com.handover.sdk.CallInput;
import com.handover.sdk.CallInterruptedException;
import com.handover.sdk.ConfigurationException;
import com.handover.sdk.ConnectionException;
import com.handover.sdk.Handover;
import com.handover.sdk.HandoverBuilder;
import com.handover.sdk.TokenException;
import com.handover.sdk.types.Operation;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

final class ClientTests {
  private static final String CREDENTIAL = "{\"environment\":\"sandbox\"}";

  static void run() throws Exception {
    Expect.check("one token is fetched for all threads", ClientTests::sharesToken);
    Expect.check("an interruption ends a call and a pause", ClientTests::endsWhenInterrupted);
    Expect.check("a call is sent once by each attempt", ClientTests::sendsOnce);
    Expect.check("a token that cannot be renewed leaves an earlier attempt in doubt", ClientTests::keepsDoubt);
    Expect.check("an operation without JSON is refused", ClientTests::refusesFiles);
    Expect.check("an address that is a key is not repeated in the message", ClientTests::hidesAddress);
    Expect.check("a client with another time limit shares its connection", ClientTests::sharesClient);
  }

  private static void sharesToken() throws Exception {
    AtomicInteger fetched = new AtomicInteger();
    try (TestServer server = new TestServer(path -> {
      if (!path.endsWith("/oauth/token")) return CREDENTIAL;
      fetched.incrementAndGet();
      return "{\"access_token\":\"t\",\"expires_in\":3600}";
    })) {
      Handover client = Handover.builder().url(server.url()).clientId("c").clientSecret("s").build();
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<CompletableFuture<Void>> calls = new ArrayList<>();
      for (int each = 0; each < 20; each += 1) calls.add(CompletableFuture.runAsync(client::me, threads));
      CompletableFuture.allOf(calls.toArray(CompletableFuture[]::new)).get();
      threads.shutdown();
      Expect.equal(fetched.get(), 1);
    }
  }

  private static void keepsDoubt() throws Exception {
    AtomicInteger fetched = new AtomicInteger();
    AtomicInteger called = new AtomicInteger();
    try (TestServer server = new TestServer(path -> {
      if (path.endsWith("/oauth/token")) {
        boolean isFirst = fetched.incrementAndGet() == 1;
        return isFirst ? "{\"access_token\":\"t\",\"expires_in\":3600}" : "401 {\"error\":\"invalid_client\"}";
      }
      if (called.incrementAndGet() == 1) throw new IOException("closed");
      return "401 {\"error\":{\"code\":\"TOKEN_EXPIRED\",\"message\":\"expired\"}}";
    })) {
      HandoverBuilder options = Handover.builder().url(server.url()).clientId("c").clientSecret("s");
      Handover client = options.pauses(Duration.ofMillis(1)).build();
      Expect.equal(Expect.throwing(TokenException.class, client::me).uncertain(), true);
      Expect.equal(called.get(), 2);
    }
  }

  private static void refusesFiles() {
    Handover client = Handover.builder().url("http://127.0.0.1:1").apiKey("k").build();
    for (Operation each : List.of(Operation.DOWNLOAD_DOCUMENT, Operation.DOWNLOAD_QUOTE, Operation.LISTEN_TO_SANDBOX)) {
      Expect.throwing(ConfigurationException.class, () -> client.call(each, CallInput.none().path("id", "i")));
    }
  }

  private static void hidesAddress() {
    HandoverBuilder options = Handover.builder().url("svc_test_key").apiKey("k");
    Expect.equal(Expect.throwing(ConfigurationException.class, options::build).getMessage().contains("svc_test_key"), false);
  }

  private static void endsWhenInterrupted() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (TestServer server = new TestServer(path -> {
      arrived.countDown();
      end.await();
      return CREDENTIAL;
    })) {
      interruptedCall(Handover.builder().url(server.url()).apiKey("k").build(), arrived);
      end.countDown();
    }
    CountDownLatch pausing = new CountDownLatch(1);
    HandoverBuilder unreachable = Handover.builder().url("http://127.0.0.1:1").apiKey("k").pauses(Duration.ofSeconds(9));
    interruptedCall(unreachable.onRetry(retry -> pausing.countDown()).build(), pausing);
  }

  private static void interruptedCall(Handover client, CountDownLatch waiting) throws InterruptedException {
    AtomicReference<Boolean> isFlagSet = new AtomicReference<>();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread thread = new Thread(() -> {
      try {
        client.me();
      } catch (RuntimeException error) {
        thrown.set(error);
        isFlagSet.set(Thread.currentThread().isInterrupted());
      }
    });
    thread.start();
    waiting.await();
    thread.interrupt();
    thread.join();
    Expect.equal(thrown.get().getClass(), CallInterruptedException.class);
    Expect.equal(isFlagSet.get(), true);
  }

  /** The HTTP client of Java would send a GET a second time. */
  private static void sendsOnce() throws Exception {
    AtomicInteger sent = new AtomicInteger();
    try (TestServer server = new TestServer(path -> {
      sent.incrementAndGet();
      throw new IOException("closes the connection");
    })) {
      Handover client = Handover.builder().url(server.url()).apiKey("k").giveUpAfter(Duration.ZERO).build();
      ConnectionException error = Expect.throwing(ConnectionException.class, client::me);
      Expect.equal(error.uncertain(), true);
      Expect.equal(sent.get(), 1);
    }
  }

  private static void sharesClient() throws Exception {
    try (TestServer server = new TestServer(path -> CREDENTIAL)) {
      List<Integer> statuses = new ArrayList<>();
      Handover client = Handover.builder().url(server.url()).apiKey("k").onResponse(each -> statuses.add(each.status())).build();
      client.withTimeout(Duration.ofSeconds(5)).withOnResponse(each -> statuses.add(each.attempts())).me();
      Expect.equal(statuses, List.of(200, 1));
      Expect.throwing(ConfigurationException.class, () -> client.withTimeout(Duration.ZERO));
      Expect.throwing(ConfigurationException.class, () -> client.withTimeout(null));
    }
  }
}
