// The case driver of the Java SDK: executes the commands of sdks/cases/README.md, one per line.

import com.handover.sdk.CreateOptions;
import com.handover.sdk.DeliveryQuery;
import com.handover.sdk.DownloadedFile;
import com.handover.sdk.EventFeed;
import com.handover.sdk.EventQuery;
import com.handover.sdk.FollowOptions;
import com.handover.sdk.Handover;
import com.handover.sdk.HandoverBuilder;
import com.handover.sdk.HandoverException;
import com.handover.sdk.Json;
import com.handover.sdk.OrderQuery;
import com.handover.sdk.OrderSync;
import com.handover.sdk.SyncCheckpoint;
import com.handover.sdk.SyncOptions;
import com.handover.sdk.WebhookVerifier;
import com.handover.sdk.types.Document;
import com.handover.sdk.types.Event;
import com.handover.sdk.types.Order;
import com.handover.sdk.types.OrderChange;
import com.handover.sdk.types.OrderCreation;
import com.handover.sdk.types.WebhookChange;
import com.handover.sdk.types.WebhookCreation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class CaseDriver {
  /** Each client has its threads and connections. */
  private static final int MAX_CLIENTS = 8;

  private final Map<String, Handover> clients = new LinkedHashMap<>(16, 0.75f, true) {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Handover> eldest) {
      return size() > MAX_CLIENTS;
    }
  };
  private final List<Double> retries = new ArrayList<>();

  public static void main(String[] arguments) throws IOException {
    CaseDriver driver = new CaseDriver();
    PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) output.println(driver.run(line));
  }

  private String run(String line) {
    retries.clear();
    Map<String, Object> result = new LinkedHashMap<>();
    try {
      result.put("answer", answerTo(new Arguments(Json.parseObject(line))));
    } catch (HandoverException error) {
      result.put("error", CaseErrors.fieldsOf(error));
    } catch (Arguments.UnfitValue error) {
      result.put("error", Map.of("kind", "configuration", "message", error.getMessage()));
    }
    result.put("retries", retries);
    return Json.write(result);
  }

  private Object answerTo(Arguments command) {
    String name = command.text("do");
    Arguments given = command.inner("with");
    if (name.equals("verifyWebhook")) return verify(given);
    Handover client = clientOf(command.inner("client"));
    return switch (name.split("\\.")[0]) {
      case "me" -> client.me();
      case "orders" -> orders(client, name, given);
      case "documents" -> documents(client, name, given);
      case "quotes" -> quotes(client, name, given);
      case "webhooks" -> webhooks(client, name, given);
      case "events" -> events(client, name, given);
      default -> sandbox(client, name, given);
    };
  }

  private Handover clientOf(Arguments options) {
    String key = Json.write(options.fields());
    Handover known = clients.get(key);
    if (known != null) return known;
    HandoverBuilder builder = Handover.builder().onRetry(retry -> retries.add(retry.pause().toNanos() / 1e6));
    builder.url(options.text("url")).apiKey(options.text("apiKey"));
    builder.clientId(options.text("clientId")).clientSecret(options.text("clientSecret"));
    if (options.has("scopes")) builder.scopes(options.texts("scopes"));
    if (options.has("timeoutMs")) builder.timeout(options.milliseconds("timeoutMs"));
    if (options.has("giveUpAfterMs")) builder.giveUpAfter(options.milliseconds("giveUpAfterMs"));
    if (options.has("reachWithinMs")) builder.reachWithin(options.milliseconds("reachWithinMs"));
    if (options.has("pausesMs")) builder.pauses(options.pauses("pausesMs"));
    Handover client = builder.build();
    clients.put(key, client);
    return client;
  }

  private static Object orders(Handover client, String name, Arguments given) {
    return switch (name) {
      case "orders.create" -> client.orders().create(new OrderCreation(given.map("body")), createOptions(given));
      case "orders.check" -> client.orders().check(new OrderCreation(given.map("body")));
      case "orders.get" -> client.orders().get(given.text("id"));
      case "orders.status" -> client.orders().status(given.text("id"));
      case "orders.tracking" -> client.orders().tracking(given.text("id"));
      case "orders.page" -> client.orders().list(orderQuery(given)).page();
      case "orders.all" -> Map.of("orders", client.orders().list(orderQuery(given)).stream().toList());
      case "orders.change" -> client.orders().change(given.text("id"), new OrderChange(given.map("body")));
      case "orders.cancel" -> given.has("reason")
          ? client.orders().cancel(given.text("id"), given.text("reason"))
          : client.orders().cancel(given.text("id"));
      case "orders.sync" -> sync(client, given);
      default -> throw unknown(name);
    };
  }

  private static Object sync(Handover client, Arguments given) {
    SyncOptions start = given.has("checkpoint")
        ? SyncOptions.from(SyncCheckpoint.parse(given.text("checkpoint")))
        : SyncOptions.since(given.time("since"));
    OrderSync sync = client.orders().sync(start.once());
    long count = given.has("take") ? given.integer("take") : Long.MAX_VALUE;
    List<Order> found = new ArrayList<>();
    for (Order order : sync) {
      found.add(order);
      if (found.size() >= count) break;
    }
    return Map.of("orders", found, "checkpoint", sync.checkpoint().toJson());
  }

  private static CreateOptions createOptions(Arguments given) {
    return CreateOptions.none()
        .idempotencyKey(given.text("idempotencyKey"))
        .scenario(given.text("scenario"))
        .mode(given.text("mode"));
  }

  private static OrderQuery orderQuery(Arguments given) {
    OrderQuery query = OrderQuery.all().externalOrderId(given.text("externalOrderId")).cursor(given.text("cursor"));
    if (given.has("updatedSince")) query = query.updatedSince(given.time("updatedSince"));
    if (given.has("status")) query = query.status(given.oneOrMore("status"));
    return given.has("limit") ? query.limit((int) given.integer("limit")) : query;
  }

  private static Object documents(Handover client, String name, Arguments given) {
    String id = given.text("id");
    if (name.equals("documents.list")) return Map.of("documents", client.documents().list(id));
    String documentId = given.text("documentId");
    if (!given.has("sha256")) return described(client.documents().download(id, documentId));
    Document document = new Document(Map.of("id", documentId, "sha256", given.text("sha256")));
    return described(client.documents().download(id, document));
  }

  private static Map<String, Object> described(DownloadedFile file) {
    return Map.of(
        "sha256", file.sha256(), "size", file.bytes().length, "fileName", file.fileName(), "contentType", file.contentType());
  }

  private static Object quotes(Handover client, String name, Arguments given) {
    String id = given.text("id");
    return switch (name) {
      case "quotes.request" -> client.quotes().request(new OrderCreation(given.map("body")), createOptions(given));
      case "quotes.get" -> client.quotes().get(id);
      case "quotes.accept" -> given.has("version")
          ? client.quotes().accept(id, given.integer("version"))
          : client.quotes().accept(id);
      case "quotes.decline" -> given.has("reason")
          ? client.quotes().decline(id, given.text("reason"))
          : client.quotes().decline(id);
      case "quotes.download" -> described(client.quotes().download(id));
      default -> throw unknown(name);
    };
  }

  private static Object webhooks(Handover client, String name, Arguments given) {
    String id = given.text("id");
    return switch (name) {
      case "webhooks.create" -> client.webhooks().create(new WebhookCreation(given.fields()));
      case "webhooks.list" -> Map.of("endpoints", client.webhooks().list(given.oneOrMore("status")));
      case "webhooks.get" -> client.webhooks().get(id);
      case "webhooks.pause" -> client.webhooks().pause(id);
      case "webhooks.resume" -> client.webhooks().resume(id);
      case "webhooks.test" -> client.webhooks().test(id);
      case "webhooks.change" -> client.webhooks().change(id, new WebhookChange(given.map("body")));
      case "webhooks.rollSecret" -> client.webhooks().rollSecret(id, (int) given.integer("hours"));
      case "webhooks.deliveries" -> {
        DeliveryQuery query = DeliveryQuery.all().state(given.text("state")).event(given.text("event"));
        if (given.has("limit")) query = query.limit((int) given.integer("limit"));
        yield Map.of("deliveries", client.webhooks().deliveries(id, query.order(given.text("order"))).stream().toList());
      }
      case "webhooks.delivery" -> client.webhooks().delivery(id, given.text("deliveryId"));
      case "webhooks.resend" -> client.webhooks().resend(id, given.text("deliveryId"));
      case "webhooks.resendFailed" -> Map.of("resent", client.webhooks().resendFailed(id, given.time("since")));
      case "webhooks.delete" -> {
        client.webhooks().delete(id);
        yield null;
      }
      default -> throw unknown(name);
    };
  }

  private static Object events(Handover client, String name, Arguments given) {
    EventQuery query = EventQuery.all().order(given.text("order")).cursor(given.text("cursor"));
    if (given.has("type")) query = query.type(given.oneOrMore("type"));
    if (given.has("since")) query = query.since(given.time("since"));
    if (given.has("limit")) query = query.limit((int) given.integer("limit"));
    if (name.equals("events.page")) return client.events().list(query).page();
    EventFeed feed = client.events().follow(FollowOptions.of(query).once());
    List<Event> found = new ArrayList<>();
    feed.forEach(found::add);
    return Map.of("events", found, "cursor", feed.cursor());
  }

  private static Object sandbox(Handover client, String name, Arguments given) {
    String id = given.text("id");
    return switch (name) {
      case "sandbox.advance" -> Boolean.TRUE.equals(given.fields().get("toEnd"))
          ? client.sandbox().advanceToEnd(id)
          : client.sandbox().advance(id);
      case "sandbox.moveClock" -> given.has("by")
          ? client.sandbox().moveClock(id, given.text("by"))
          : client.sandbox().moveClock(id, given.time("to"));
      case "sandbox.createInbox" -> client.sandbox().createInbox();
      case "sandbox.inboxMessages" -> Map.of("messages", client.sandbox().inboxMessages(id));
      default -> throw unknown(name);
    };
  }

  private static Object verify(Arguments given) {
    WebhookVerifier verifier = WebhookVerifier.of(given.texts("secrets").toArray(String[]::new));
    if (given.has("now")) verifier = verifier.withTime(given.time("now"));
    if (given.has("toleranceSeconds")) {
      verifier = verifier.withTolerance(Duration.ofMillis(Math.round(given.number("toleranceSeconds") * 1000)));
    }
    Map<String, Object> headers = given.map("headers");
    if (!given.has("bodyBase64")) return verifier.verify(given.text("body"), headers);
    return verifier.verify(Base64.getDecoder().decode(given.text("bodyBase64")), headers);
  }

  private static Error unknown(String name) {
    return new AssertionError("There is no command " + name + ".");
  }
}
