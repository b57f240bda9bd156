// The fields of an error as the case driver reports them.

import com.handover.sdk.ApiException;
import com.handover.sdk.ChecksumException;
import com.handover.sdk.ConnectionException;
import com.handover.sdk.HandoverException;
import com.handover.sdk.ResponseTooLargeException;
import com.handover.sdk.TokenException;
import com.handover.sdk.WebhookVerificationException;
import java.util.LinkedHashMap;
import java.util.Map;

final class CaseErrors {
  private CaseErrors() {}

  static Map<String, Object> fieldsOf(HandoverException error) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("kind", kindOf(error));
    fields.put("message", error.getMessage());
    fields.put("uncertain", error.uncertain());
    if (error instanceof ApiException refused) {
      fields.put("status", refused.status());
      fields.put("code", refused.code());
      fields.put("requestId", refused.requestId());
      fields.put("details", refused.details());
      fields.put("retryAfterSeconds", refused.retryAfter() == null ? null : refused.retryAfter().toMillis() / 1000.0);
    }
    if (error instanceof ConnectionException broken) {
      fields.put("timedOut", broken.timedOut());
      fields.put("permanent", broken.permanent());
    }
    if (error instanceof WebhookVerificationException forged) fields.put("fault", forged.fault());
    return fields;
  }

  private static String kindOf(HandoverException error) {
    if (error instanceof TokenException) return "token";
    if (error instanceof ApiException) return "api";
    if (error instanceof ConnectionException) return "connection";
    if (error instanceof ChecksumException) return "checksum";
    if (error instanceof ResponseTooLargeException) return "too-large";
    if (error instanceof WebhookVerificationException) return "verification";
    return "configuration";
  }
}
