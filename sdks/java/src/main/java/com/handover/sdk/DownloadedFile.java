// A file that arrived unchanged.
package com.handover.sdk;

/** A file that arrived unchanged. */
public final class DownloadedFile {
  private final byte[] bytes;
  private final String fileName;
  private final String contentType;
  private final String sha256;

  DownloadedFile(byte[] bytes, String fileName, String contentType, String sha256) {
    this.bytes = bytes;
    this.fileName = fileName;
    this.contentType = contentType;
    this.sha256 = sha256;
  }

  /**
   * The file itself.
   *
   * @return its bytes; not a copy
   */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * The file name that the service gives it. Check it before you use it as a path.
   *
   * @return the name
   */
  public String fileName() {
    return fileName;
  }

  /**
   * The type of the content.
   *
   * @return mostly {@code application/pdf}
   */
  public String contentType() {
    return contentType;
  }

  /**
   * The verified SHA-256.
   *
   * @return hexadecimal digits
   */
  public String sha256() {
    return sha256;
  }
}
