// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The document of an event. */
public final class EventDocument extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public EventDocument(Map<String, ?> fields) {
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
   * Kind of document, as in the list of documents.
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
   * Where to download the file, with a credential that has {@code documents:read}.
   *
   * @return the value
   */
  public String downloadUrl() {
    return text("downloadUrl");
  }
}
