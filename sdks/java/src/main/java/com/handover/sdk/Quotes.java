// Quotes: request, read, decide, download.
package com.handover.sdk;

import com.handover.sdk.types.ErrorCode;
import com.handover.sdk.types.Operation;
import com.handover.sdk.types.Order;
import com.handover.sdk.types.OrderCreation;
import com.handover.sdk.types.Quote;
import java.util.Map;

/** The calls about quotes. Ids are the request's id or number, or the quote's id or number. */
public final class Quotes {
  private final Calls calls;
  private final Sender sender;

  Quotes(Calls calls, Sender sender) {
    this.calls = calls;
    this.sender = sender;
  }

  /**
   * Requests a quote. Never twice, whatever the retries.
   *
   * @param order what the quote is for
   * @return the request
   */
  public Order request(OrderCreation order) {
    return request(order, CreateOptions.none());
  }

  /**
   * Requests a quote. Never twice, whatever the retries.
   *
   * @param order what the quote is for
   * @param options its key, and its scenario in the sandbox
   * @return the request
   */
  public Order request(OrderCreation order, CreateOptions options) {
    return calls.call(Operation.REQUEST_QUOTE, Checks.present("options", options).toInput().body(order), Order::new);
  }

  /**
   * Reads a quote.
   *
   * @param id the id or number
   * @return the quote
   */
  public Quote get(String id) {
    return calls.call(Operation.GET_QUOTE, withId(id), Quote::new);
  }

  /**
   * Accepts the open quote, which is binding.
   *
   * @param id the id or number
   * @return the accepted quote
   */
  public Quote accept(String id) {
    return decide(Operation.ACCEPT_QUOTE, Quote.State.ACCEPTED, id, Map.of());
  }

  /**
   * Accepts this version of the open quote, which is binding.
   *
   * @param id the id or number
   * @param version the version
   * @return the accepted quote
   */
  public Quote accept(String id, long version) {
    return decide(Operation.ACCEPT_QUOTE, Quote.State.ACCEPTED, id, Map.of("version", version));
  }

  /**
   * Declines the open quote.
   *
   * @param id the id or number
   * @return the declined quote
   */
  public Quote decline(String id) {
    return decide(Operation.DECLINE_QUOTE, Quote.State.DECLINED, id, Map.of());
  }

  /**
   * Declines the open quote.
   *
   * @param id the id or number
   * @param reason why
   * @return the declined quote
   */
  public Quote decline(String id, String reason) {
    Map<String, String> body = Map.of("reason", Checks.present("reason", reason));
    return decide(Operation.DECLINE_QUOTE, Quote.State.DECLINED, id, body);
  }

  /**
   * Downloads the quote as PDF.
   *
   * @param id the id or number
   * @return the file
   */
  public DownloadedFile download(String id) {
    return Downloads.download(sender, Operation.DOWNLOAD_QUOTE, withId(id), null);
  }

  /** If the answer to a decision was lost, its repetition is refused as decided: then the quote is read. */
  private Quote decide(Operation operation, String decided, String id, Map<String, ?> body) {
    Call<Quote> call = Calls.callOf(operation, withId(id).body(body), Calls.jsonReader(Quote::new));
    try {
      return sender.send(call.asRetryable());
    } catch (ApiException error) {
      boolean isOurs =
          error.hasCode(ErrorCode.QUOTE_ALREADY_DECIDED) && decided.equals(error.details().get("status"));
      if (!error.uncertain() || !isOurs) throw error;
      return get(id);
    }
  }

  private static CallInput withId(String id) {
    return CallInput.none().path("id", id);
  }
}
