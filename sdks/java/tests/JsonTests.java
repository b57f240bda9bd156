// Tests of JSON, of records and of bodies.

import com.handover.sdk.ConfigurationException;
import com.handover.sdk.Json;
import com.handover.sdk.JsonException;
import com.handover.sdk.JsonRecord;
import com.handover.sdk.types.Contact;
import com.handover.sdk.types.Event;
import com.handover.sdk.types.LocationChange;
import com.handover.sdk.types.Order;
import com.handover.sdk.types.OrderChange;
import com.handover.sdk.types.VehicleDeliveredEvent;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

final class JsonTests {
  static void run() throws Exception {
    Expect.check("JSON is read exactly", JsonTests::readsJson);
    Expect.check("broken JSON is refused", JsonTests::refusesBrokenJson);
    Expect.check("JSON is written as it was read", JsonTests::writesJson);
    Expect.check("a value without a form in JSON is refused", JsonTests::refusesOtherValues);
    Expect.check("a record has typed fields and keeps unknown ones", JsonTests::readsRecords);
    Expect.check("a field of another type is an error of that field only", JsonTests::refusesWrongTypes);
    Expect.check("a record cannot be changed, and its text has no fields", JsonTests::keepsRecords);
    Expect.check("a body distinguishes null from a field that was not set", JsonTests::buildsBodies);
    Expect.check("an event has the class of its type", JsonTests::readsEvents);
  }

  private static void readsJson() {
    Expect.equal(Json.parse(" {\"a\":[1,-0.50,1e3,true,false,null,\"\"],\"b\":{}} "), Expect.mapOf("a",
        Arrays.asList(1L, new BigDecimal("-0.50"), new BigDecimal("1e3"), true, false, null, ""), "b", Map.of()));
    Expect.equal(Json.parse("9223372036854775807"), Long.MAX_VALUE);
    Expect.equal(Json.parse("-9223372036854775808"), Long.MIN_VALUE);
    Expect.equal(Json.parse("9223372036854775808"), new BigDecimal("9223372036854775808"));
    Expect.equal(Json.parse("0"), 0L);
    Expect.equal(Json.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e4\\ud83d\\ude97ü🚗\""), "\"\\/\b\f\n\r\tä🚗ü🚗");
    Expect.equal(Json.parse("\"\\ud83d\""), "\ud83d");
    Expect.equal(Json.parse("{\"a\":1,\"a\":2}"), Expect.mapOf("a", 2L));
    Expect.equal(String.join(",", Json.parseObject("{\"z\":1,\"a\":1,\"m\":1}").keySet()), "z,a,m");
    Json.parse("[".repeat(500) + "]".repeat(500));
  }

  private static void refusesBrokenJson() {
    List<String> broken = List.of("", " ", "{", "[", "\"", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}",
        "{a:1}",
        "{'a':1}", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "NaN", "Infinity", "tru", "nul", "True", "[1 2]", "{\"a\" 1}",
        "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\u١٢٣٤\"", "\"a\nb\"", "\"\u0000\"", "1 1", "{} x", "\uFEFF{}", "[1]]", "١",
        "1e99999999999", "1".repeat(2000), "[".repeat(501) + "]".repeat(501), "[".repeat(100_000));
    for (String text : broken) Expect.throwing(JsonException.class, () -> Json.parse(text));
    Expect.throwing(JsonException.class, () -> Json.parseObject("[]"));
    Expect.throwing(JsonException.class, () -> Json.parse(null));
  }

  private static void writesJson() {
    for (String text : List.of("{\"a\":[1,-0.50,0.001,true,null,\"\"],\"b\":{},\"c\":[]}",
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001ä🚗\u2028\"",
        "\"\\ud83d\"", "9007199254740993", "1E+500", "123456789012345678901234567890")) {
      Expect.equal(Json.write(Json.parse(text)), text);
    }
    Expect.equal(Json.write(Expect.mapOf("n", 1.5, "i", 3, "t", Instant.EPOCH)),
        "{\"n\":1.5,\"i\":3,\"t\":\"1970-01-01T00:00:00Z\"}");
  }

  private static void refusesOtherValues() {
    List<Object> circle = new ArrayList<>();
    circle.add(circle);
    for (Object value : List.of(Double.NaN, Double.POSITIVE_INFINITY, new Object(), Map.of(1, 2), circle)) {
      Expect.throwing(JsonException.class, () -> Json.write(value));
    }
  }

  private static void readsRecords() {
    Order order = new Order(Json.parseObject("{\"id\":\"1\",\"status\":\"LATER\",\"sandbox\":true,\"updatedAt\":"
        + "\"2026-09-01T10:00:00.5+02:00\",\"price\":{\"net\":100.10,\"gross\":119},"
        + "\"addedLater\":{\"a\":[1]},\"driver\":null}"));
    Expect.equal(order.status(), "LATER");
    Expect.equal(order.sandbox(), true);
    Expect.equal(order.updatedAt(), Instant.parse("2026-09-01T08:00:00.500Z"));
    Expect.equal(order.price().net(), new BigDecimal("100.10"));
    Expect.equal(order.price().gross(), new BigDecimal(119));
    Expect.equal(order.driver(), null);
    Expect.equal(order.orderNumber(), null);
    Expect.equal(order.get("addedLater"), Expect.mapOf("a", List.of(1L)));
    Expect.equal(order.has("driver"), true);
    Expect.equal(order.has("orderNumber"), false);
    Expect.equal(new Order(Json.parseObject(order.toJson())), order);
  }

  private static void refusesWrongTypes() {
    Order order = new Order(Expect.mapOf("id", 5, "sandbox", "yes", "updatedAt", "soon", "price", List.of()));
    Expect.throwing(JsonException.class, order::id);
    Expect.throwing(JsonException.class, order::sandbox);
    Expect.throwing(JsonException.class, order::updatedAt);
    Expect.throwing(JsonException.class, order::price);
    Expect.throwing(JsonException.class, () -> new Order(Map.of()).sandbox());
    Expect.throwing(ConfigurationException.class, () -> new Order(null));
  }

  private static void keepsRecords() {
    Map<String, Object> fields = Expect.mapOf("id", "1", "secret", "hidden", "list", new ArrayList<>(List.of(1L)));
    JsonRecord kept = new JsonRecord(fields);
    fields.put("id", "2");
    Expect.equal(kept.get("id"), "1");
    Expect.equal(kept.toString(), "JsonRecord[1]");
    Expect.throwing(UnsupportedOperationException.class, () -> kept.toMap().put("id", "3"));
    Expect.throwing(UnsupportedOperationException.class, () -> ((List<?>) kept.get("list")).clear());
  }

  private static void buildsBodies() {
    OrderChange change = OrderChange.builder()
        .instructions(null)
        .pickup(LocationChange.builder().contact(Contact.builder().phone("1").name(null).build()).build())
        .requestedPickup(Instant.EPOCH)
        .build();
    Expect.equal(change.toJson(), "{\"instructions\":null,\"pickup\":{\"contact\":{\"phone\":\"1\",\"name\":null}},"
        + "\"requestedPickup\":\"1970-01-01T00:00:00Z\"}");
    Expect.throwing(ConfigurationException.class, () -> OrderChange.builder().pickup(null));
  }

  private static void readsEvents() {
    Event event = Event.of(Expect.mapOf("type", "vehicle.delivered", "data", Expect.mapOf("hasDamage", true)));
    Expect.equal(event instanceof VehicleDeliveredEvent delivered && delivered.data().hasDamage(), true);
    Event later = Event.of(Expect.mapOf("type", "added.later", "data", Expect.mapOf("x", 1)));
    Expect.equal(later.getClass(), Event.class);
    Expect.equal(later.data().get("x"), 1L);
  }
}
