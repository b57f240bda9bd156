// Webhook endpoints: create, list, change, delete, test; their secrets and deliveries.
package com.handover.sdk;

import com.handover.sdk.types.CreatedWebhookSubscription;
import com.handover.sdk.types.ErrorCode;
import com.handover.sdk.types.Operation;
import com.handover.sdk.types.PausedWebhookSubscription;
import com.handover.sdk.types.RolledWebhookSubscription;
import com.handover.sdk.types.WebhookChange;
import com.handover.sdk.types.WebhookCreation;
import com.handover.sdk.types.WebhookDelivery;
import com.handover.sdk.types.WebhookDeliveryDetails;
import com.handover.sdk.types.WebhookSubscription;
import com.handover.sdk.types.WebhookTestResult;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The calls about webhook endpoints. */
public final class Webhooks {
  private final Calls calls;
  private final Sender sender;

  Webhooks(Calls calls, Sender sender) {
    this.calls = calls;
    this.sender = sender;
  }

  /**
   * Creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not repeated if
   * its outcome is unknown ({@code uncertain} of the error): then look with {@link #list}, and delete an endpoint whose
   * secret you do not have.
   *
   * @param endpoint its address, events and description
   * @return the endpoint with its secret
   */
  public CreatedWebhookSubscription create(WebhookCreation endpoint) {
    CallInput input = CallInput.none().body(endpoint);
    return calls.call(Operation.CREATE_WEBHOOK_SUBSCRIPTION, input, CreatedWebhookSubscription::new);
  }

  /**
   * Lists the endpoints of the environment.
   *
   * @param status only endpoints with one of these statuses ({@link WebhookSubscription.Status}); all if none is given
   * @return the endpoints
   */
  public List<WebhookSubscription> list(String... status) {
    List<String> statuses = Checks.texts("status", Arrays.asList(status));
    CallInput input = CallInput.none().query("status", statuses.isEmpty() ? null : statuses);
    return calls.list(Operation.LIST_WEBHOOK_SUBSCRIPTIONS, input, WebhookSubscription::new);
  }

  /**
   * Reads an endpoint.
   *
   * @param id its id
   * @return the endpoint, without its secret
   */
  public WebhookSubscription get(String id) {
    return calls.call(Operation.GET_WEBHOOK_SUBSCRIPTION, withId(id), WebhookSubscription::new);
  }

  /**
   * Changes address, events or description; the secret stays.
   *
   * @param id its id
   * @param change the fields that change; null clears the description
   * @return the changed endpoint
   */
  public WebhookSubscription change(String id, WebhookChange change) {
    return calls.call(Operation.CHANGE_WEBHOOK_SUBSCRIPTION, withId(id).body(change), WebhookSubscription::new);
  }

  /**
   * Pauses an endpoint: it gets nothing more, and open retries end.
   *
   * @param id its id
   * @return the endpoint, and how many open messages ended
   */
  public PausedWebhookSubscription pause(String id) {
    return calls.call(Operation.PAUSE_WEBHOOK_SUBSCRIPTION, withEmptyBody(id), PausedWebhookSubscription::new);
  }

  /**
   * Resumes a paused endpoint.
   *
   * @param id its id
   * @return the endpoint
   */
  public WebhookSubscription resume(String id) {
    return calls.call(Operation.RESUME_WEBHOOK_SUBSCRIPTION, withEmptyBody(id), WebhookSubscription::new);
  }

  /**
   * Rolls the secret: only this answer has the new one. Not repeated if its answer is lost: then roll again.
   *
   * @param id its id
   * @param hours for how long the old secret also signs, 1 to 72
   * @return the endpoint with its new secret
   */
  public RolledWebhookSubscription rollSecret(String id, int hours) {
    CallInput input = withId(id).body(Map.of("hours", hours));
    return calls.call(Operation.ROLL_WEBHOOK_SUBSCRIPTION_SECRET, input, RolledWebhookSubscription::new);
  }

  /**
   * Lists all deliveries of the last 30 days, newest first.
   *
   * @param id the id of the endpoint
   * @return the deliveries; iterate them, or read one page
   */
  public Paged<WebhookDelivery, Page<WebhookDelivery>> deliveries(String id) {
    return deliveries(id, DeliveryQuery.all());
  }

  /**
   * Lists deliveries of the last 30 days, newest first.
   *
   * @param id the id of the endpoint
   * @param query which deliveries
   * @return the deliveries; iterate them, or read one page
   */
  public Paged<WebhookDelivery, Page<WebhookDelivery>> deliveries(String id, DeliveryQuery query) {
    CallInput input = Checks.present("query", query).toInput().path("id", Checks.pathSegment("id", id));
    return new Paged<>(cursor -> calls.call(
        Operation.LIST_WEBHOOK_DELIVERIES,
        input.query("cursor", cursor),
        fields -> new Page<>(fields, WebhookDelivery::new)));
  }

  /**
   * Reads a delivery with its message and all attempts.
   *
   * @param id the id of the endpoint
   * @param deliveryId the id of the delivery
   * @return the delivery
   */
  public WebhookDeliveryDetails delivery(String id, String deliveryId) {
    CallInput input = withId(id).path("deliveryId", deliveryId);
    return calls.call(Operation.GET_WEBHOOK_DELIVERY, input, WebhookDeliveryDetails::new);
  }

  /**
   * Sends a delivery again, with the same delivery id. Not repeated if its answer is lost.
   *
   * @param id the id of the endpoint
   * @param deliveryId the id of the delivery
   * @return the delivery
   */
  public WebhookDelivery resend(String id, String deliveryId) {
    CallInput input = withEmptyBody(id).path("deliveryId", deliveryId);
    return calls.call(Operation.RESEND_WEBHOOK_DELIVERY, input, WebhookDelivery::new);
  }

  /**
   * Sends everything again that failed since a time, at most 1,000 at once.
   *
   * @param id the id of the endpoint
   * @param since the time
   * @return how many are sent again
   */
  public long resendFailed(String id, Instant since) {
    CallInput input = withId(id).body(Map.of("failedSince", Checks.present("since", since)));
    return calls.call(
        Operation.RESEND_FAILED_WEBHOOK_DELIVERIES, input, fields -> new JsonRecord(fields).integer("resent"));
  }

  /**
   * Deletes an endpoint with its delivery log. If the answer was lost, the repetition does not find the endpoint, and it
   * counts as deleted.
   *
   * @param id its id
   */
  public void delete(String id) {
    Call<Void> call = Calls.callOf(Operation.DELETE_WEBHOOK_SUBSCRIPTION, withId(id), answer -> null);
    try {
      sender.send(call.asRetryable());
    } catch (ApiException error) {
      if (!error.uncertain() || !error.hasCode(ErrorCode.SUBSCRIPTION_NOT_FOUND)) throw error;
    }
  }

  /**
   * Sends {@code webhook.test} now.
   *
   * @param id its id
   * @return the result
   */
  public WebhookTestResult test(String id) {
    return calls.call(Operation.TEST_WEBHOOK_SUBSCRIPTION, withEmptyBody(id), WebhookTestResult::new);
  }

  private static CallInput withId(String id) {
    return CallInput.none().path("id", id);
  }

  private static CallInput withEmptyBody(String id) {
    return withId(id).body(Map.of());
  }
}
