// Orders in the sandbox, plays the transfer to its end and reads the documents.
// Run with: java -cp handover-sdk.jar SdkFirstOrder.java (JDK 17 or newer)

import com.handover.sdk.ApiException;
import com.handover.sdk.CreateOptions;
import com.handover.sdk.DownloadedFile;
import com.handover.sdk.Handover;
import com.handover.sdk.types.Address;
import com.handover.sdk.types.Document;
import com.handover.sdk.types.ErrorCode;
import com.handover.sdk.types.Order;
import com.handover.sdk.types.OrderCreation;
import com.handover.sdk.types.Scenario;
import java.util.UUID;

class SdkFirstOrder {
  public static void main(String[] arguments) {
    Handover client = Handover.fromEnvironment(); // HANDOVER_URL and HANDOVER_API_KEY

    OrderCreation creation = OrderCreation.builder()
        .externalOrderId("PO-" + UUID.randomUUID())
        .pickup(Address.builder().street("Königstraße 1").postalCode("70173").city("Stuttgart").build())
        .delivery(Address.builder().street("Marienplatz 8").postalCode("80331").city("München").build())
        .build();
    Order order = client.orders().create(creation, CreateOptions.none().mode(Scenario.Mode.MANUAL));
    System.out.println(order.kind() + " " + order.orderNumber() + " " + order.trackingUrl());

    client.sandbox().advanceToEnd(order.id());
    for (Document document : client.documents().list(order.id())) {
      DownloadedFile file = client.documents().download(order.id(), document);
      System.out.println(document.kind() + " " + file.fileName() + " " + file.bytes().length);
    }

    try {
      client.orders().cancel(order.id());
    } catch (ApiException error) {
      if (!error.hasCode(ErrorCode.ORDER_NOT_CANCELLABLE)) throw error;
      System.out.println("Too late to cancel: " + error.details().get("status"));
    }
  }
}
