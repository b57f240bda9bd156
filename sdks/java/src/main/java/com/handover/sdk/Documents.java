// Documents of orders: the list, and files whose checksum is verified on arrival.
package com.handover.sdk;

import com.handover.sdk.types.Document;
import com.handover.sdk.types.Operation;
import java.util.List;

/** The calls about documents. */
public final class Documents {
  private final Calls calls;
  private final Sender sender;

  Documents(Calls calls, Sender sender) {
    this.calls = calls;
    this.sender = sender;
  }

  /**
   * Lists the documents of an order, oldest first.
   *
   * @param orderId the id or number of the order
   * @return the documents
   */
  public List<Document> list(String orderId) {
    return calls.list(Operation.LIST_DOCUMENTS, CallInput.none().path("id", orderId), Document::new);
  }

  /**
   * Downloads a document and verifies it with the SHA-256 of the list; a wrong file is fetched again.
   *
   * @param orderId the id or number of the order
   * @param document the document, as the list has it
   * @return the file
   */
  public DownloadedFile download(String orderId, Document document) {
    return download(orderId, Checks.present("document", document).id(), document.sha256());
  }

  /**
   * Downloads a document, whose SHA-256 is looked up in the list first.
   *
   * @param orderId the id or number of the order
   * @param documentId the id of the document
   * @return the file
   */
  public DownloadedFile download(String orderId, String documentId) {
    Checks.pathSegment("documentId", documentId);
    String listed = list(orderId).stream()
        .filter(each -> documentId.equals(each.id()))
        .map(Document::sha256)
        .findFirst()
        .orElse(null);
    // A document that is not in the list is requested anyway, because the service answers with the reason.
    return download(orderId, documentId, listed);
  }

  private DownloadedFile download(String orderId, String documentId, String sha256) {
    CallInput input = CallInput.none().path("id", orderId).path("documentId", documentId);
    return Downloads.download(sender, Operation.DOWNLOAD_DOCUMENT, input, sha256);
  }
}
