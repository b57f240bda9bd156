// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The field credential of CurrentCredential. */
public final class CurrentCredentialCredential extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public CurrentCredentialCredential(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the credential.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Its name in the portal.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }

  /**
   * The id of the OAuth client; null for an API key.
   *
   * @return the value, or null
   */
  public String clientId() {
    return text("clientId");
  }

  /**
   * The readable start of the key or secret.
   *
   * @return the value
   */
  public String prefix() {
    return text("prefix");
  }

  /**
   * The environment in which the credential acts. One of {@link RequestLogEntry.Environment}.
   *
   * @return the value
   */
  public String environment() {
    return text("environment");
  }

  /**
   * Kind of credential. One of {@link RequestLogEntryCredential.Type}.
   *
   * @return the value
   */
  public String type() {
    return text("type");
  }

  /**
   * The scopes of this call: a token may hold fewer than its client. One of {@link Scopes}.
   *
   * @return the value
   */
  public List<String> scopes() {
    return texts("scopes");
  }

  /**
   * When the credential expires; null if it does not expire.
   *
   * @return the value, or null
   */
  public Instant expiresAt() {
    return time("expiresAt");
  }

  /**
   * When the credential was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /** The values; further ones may be added. */
  public static final class Scopes {
    private Scopes() {}

    /** Read orders, requests and their status. */
    public static final String ORDERS_READ = "orders:read";
    /** Create, change and cancel orders; advance sandbox processes. */
    public static final String ORDERS_WRITE = "orders:write";
    /** Read location and arrival. */
    public static final String TRACKING_READ = "tracking:read";
    /** List and download documents. */
    public static final String DOCUMENTS_READ = "documents:read";
    /** See invoices among the documents. */
    public static final String INVOICES_READ = "invoices:read";
    /** Read quotes and their documents. */
    public static final String QUOTES_READ = "quotes:read";
    /** Request, accept and decline quotes. */
    public static final String QUOTES_WRITE = "quotes:write";
    /** Manage webhook endpoints and test inboxes; read the request log. */
    public static final String WEBHOOKS_MANAGE = "webhooks:manage";
  }
}
