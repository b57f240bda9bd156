// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** A document of an order, with the checksum of its file. */
public final class Document extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Document(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the document.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Kind of document. One of {@link Kind}.
   *
   * @return the value
   */
  public String kind() {
    return text("kind");
  }

  /**
   * File name for saving.
   *
   * @return the value
   */
  public String fileName() {
    return text("fileName");
  }

  /**
   * Media type of the file, such as application/pdf.
   *
   * @return the value
   */
  public String contentType() {
    return text("contentType");
  }

  /**
   * Size of the file in bytes.
   *
   * @return the value
   */
  public long size() {
    return integer("size");
  }

  /**
   * SHA-256 of the file in hexadecimal; compare it after the download.
   *
   * @return the value
   */
  public String sha256() {
    return text("sha256");
  }

  /**
   * When the document was stored.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * Where to download the file, with the same credential.
   *
   * @return the value
   */
  public String downloadUrl() {
    return text("downloadUrl");
  }

  /** The values; further ones may be added. */
  public static final class Kind {
    private Kind() {}

    /** The protocol of the pickup; exists from pickup on. */
    public static final String PICKUP_PROTOCOL = "PICKUP_PROTOCOL";
    /** The protocol of the delivery; exists from delivery on. */
    public static final String DELIVERY_PROTOCOL = "DELIVERY_PROTOCOL";
    /** Damage that was noted at the handover or reported after it. */
    public static final String DAMAGE_REPORT = "DAMAGE_REPORT";
    /** A signed power of attorney that was uploaded. */
    public static final String AUTHORIZATION = "AUTHORIZATION";
    /** Papers of the vehicle that were uploaded. */
    public static final String VEHICLE_DOCUMENT = "VEHICLE_DOCUMENT";
    /** An invoice, a cancellation invoice or a credit note; needs {@code invoices:read} too. */
    public static final String INVOICE = "INVOICE";
    /** The quote as it was offered; needs {@code quotes:read} too. */
    public static final String QUOTE = "QUOTE";
    /** The quote with the signature of its acceptance; needs {@code quotes:read} too. */
    public static final String SIGNED_QUOTE = "SIGNED_QUOTE";
  }
}
