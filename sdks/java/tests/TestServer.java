// A server for tests of the client.

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A server that answers any path with JSON, after another status than 200 if there is one; an IOException closes the connection. */
final class TestServer implements AutoCloseable {
  interface Answering {
    String to(String path) throws IOException, InterruptedException;
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  TestServer(Answering answering) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", exchange -> {
      try (exchange) {
        String answer = answering.to(exchange.getRequestURI().getPath());
        int start = answer.indexOf('{');
        byte[] body = answer.substring(start).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(start == 0 ? 200 : Integer.parseInt(answer.substring(0, start).strip()), body.length);
        exchange.getResponseBody().write(body);
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
    });
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
