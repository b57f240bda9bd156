// Spring Boot 3: the parameter is byte[], so that no converter parses the body.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
class RawBodySpring {
  private final String secret;

  RawBodySpring(@Value("${HANDOVER_WEBHOOK_SECRET}") String secret) {
    this.secret = secret;
  }

  // With Spring Security, permit this path and leave it out of the CSRF check.
  @PostMapping("/webhooks")
  ResponseEntity<Void> receive(
      @RequestBody byte[] body,
      @RequestHeader(name = "X-Service-Signature", defaultValue = "") String header) throws Exception {
    if (!verify(body, header)) return ResponseEntity.status(401).build();
    System.out.println(new String(body, StandardCharsets.UTF_8)); // leave longer work to a queue
    return ResponseEntity.noContent().build();
  }

  boolean verify(byte[] body, String header) throws Exception {
    String t = "0";
    for (String part : header.split(",")) if (part.startsWith("t=")) t = part.substring(2);
    if (!t.matches("\\d{1,12}")) return false;
    if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(t)) > 300) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    mac.update((t + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = mac.doFinal(body);
    // While a secret is rolled there are two v1 parts; one match is enough.
    for (String part : header.split(",")) {
      if (!part.matches("v1=[0-9a-f]{64}")) continue;
      if (MessageDigest.isEqual(expected, HexFormat.of().parseHex(part.substring(3)))) return true;
    }
    return false;
  }
}
