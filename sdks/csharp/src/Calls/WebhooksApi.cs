// Webhook endpoints: create, list, change, delete, test; their secrets.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>The calls about webhook endpoints.</summary>
    public sealed partial class WebhooksApi
    {
        private readonly Sender sender;

        internal WebhooksApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>
        /// Creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not repeated
        /// if its outcome is unknown (<see cref="HandoverException.IsUncertain"/>): then look with <c>ListAsync</c>, and delete an
        /// endpoint whose secret you do not have.
        /// </summary>
        /// <param name="endpoint">Its address and events.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<CreatedWebhookSubscription> CreateAsync(
            WebhookInput endpoint, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = new OperationInput { Body = Checks.Given("an endpoint", endpoint).Json };
            return sender.CallAsync(
                OperationIds.CreateWebhookSubscription, input, json => new CreatedWebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Lists the endpoints of the environment.</summary>
        /// <param name="status">Only endpoints with one of these statuses, see <see cref="WebhookSubscriptionStatuses"/>.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<IReadOnlyList<WebhookSubscription>> ListAsync(
            IEnumerable<string> status = null, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = new OperationInput { Query = { ["status"] = status == null ? null : string.Join(",", status) } };
            return sender.CallAsync(OperationIds.ListWebhookSubscriptions, input, ReadList, options, cancellationToken);
        }

        /// <summary>Reads an endpoint.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookSubscription> GetAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.GetWebhookSubscription, OperationInput.Of(id), json => new WebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Changes address, events or description; only the fields that were set change, and the secret stays.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="change">The fields.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookSubscription> ChangeAsync(
            string id, WebhookChange change, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = With(id, Checks.Given("a change", change).Json);
            return sender.CallAsync(
                OperationIds.ChangeWebhookSubscription, input, json => new WebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Pauses an endpoint: it gets nothing more, and open retries end.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<PausedWebhookSubscription> PauseAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.PauseWebhookSubscription, With(id), json => new PausedWebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Resumes a paused endpoint.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookSubscription> ResumeAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.ResumeWebhookSubscription, With(id), json => new WebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Rolls the secret: only this answer has the new one. Not repeated if its answer is lost: then roll again.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="hours">For how long the old secret also signs, 1 to 72.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<RolledWebhookSubscription> RollSecretAsync(
            string id, int hours, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = With(id, Bodies.With("hours", hours));
            return sender.CallAsync(
                OperationIds.RollWebhookSubscriptionSecret, input, json => new RolledWebhookSubscription(json), options, cancellationToken);
        }

        /// <summary>Sends <c>webhook.test</c> now and returns the result.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<WebhookTestResult> TestAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.TestWebhookSubscription, With(id), json => new WebhookTestResult(json), options, cancellationToken);
        }

        /// <summary>Deletes an endpoint with its delivery log.</summary>
        /// <param name="id">The endpoint.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public async Task DeleteAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var call = Operations.Prepare(OperationIds.DeleteWebhookSubscription, OperationInput.Of(id), answer => true, options);
            try
            {
                await sender.SendAsync(call, cancellationToken).ConfigureAwait(false);
            }
            catch (ApiException error) when (call.IsInDoubt && error.Code == ErrorCodes.SubscriptionNotFound)
            {
                // The answer to an earlier attempt was lost: that one has deleted it.
            }
        }

        private static IReadOnlyList<WebhookSubscription> ReadList(JsonObject json)
        {
            return new Page<WebhookSubscription>(json, each => new WebhookSubscription(each)).Data;
        }

        private static OperationInput With(string id, JsonObject body = null)
        {
            var input = OperationInput.Of(id);
            input.Body = body ?? new JsonObject();
            return input;
        }
    }
}
