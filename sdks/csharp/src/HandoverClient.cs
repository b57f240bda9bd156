// A client of the service: all its calls, with one credential.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>
    /// A client of the service. Create one and reuse it: it is safe for several threads, reuses connections and remembers its
    /// token.
    /// </summary>
    /// <example>
    /// <code>
    /// var client = new HandoverClient(new HandoverOptions { Url = "https://handover.example", ApiKey = "svc_test_…" });
    /// var order = await client.Orders.CreateAsync(new OrderCreation { Pickup = pickup, Delivery = delivery });
    /// </code>
    /// </example>
    public sealed class HandoverClient : IDisposable
    {
        /// <summary>The version of the SDK.</summary>
        public const string Version = "0.1.0";

        private readonly Sender sender;

        /// <summary>Creates a client.</summary>
        /// <param name="options">Without it, <c>HANDOVER_URL</c> and <c>HANDOVER_API_KEY</c> of the environment count.</param>
        /// <exception cref="ConfigurationException">An option is invalid, or the address or the credential is missing.</exception>
        public HandoverClient(HandoverOptions options = null)
        {
            var given = options ?? new HandoverOptions();
            sender = new Sender(new Settings(given), given.Handler);
            Orders = new OrdersApi(sender);
            Documents = new DocumentsApi(sender);
            Quotes = new QuotesApi(sender);
            Webhooks = new WebhooksApi(sender);
            Events = new EventsApi(sender);
            Sandbox = new SandboxApi(sender);
        }

        /// <summary>Orders.</summary>
        public OrdersApi Orders { get; }

        /// <summary>Documents of orders.</summary>
        public DocumentsApi Documents { get; }

        /// <summary>Quotes.</summary>
        public QuotesApi Quotes { get; }

        /// <summary>Webhook endpoints.</summary>
        public WebhooksApi Webhooks { get; }

        /// <summary>Events by polling, in place of webhooks.</summary>
        public EventsApi Events { get; }

        /// <summary>The sandbox.</summary>
        public SandboxApi Sandbox { get; }

        /// <summary>Tests the connection: returns account, environment and scopes of the credential.</summary>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<CurrentCredential> MeAsync(
            CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = new OperationInput();
            return sender.CallAsync(
                OperationIds.GetCurrentCredential, input, json => new CurrentCredential(json), options, cancellationToken);
        }

        /// <summary>
        /// Calls any operation of the description that returns JSON, by its id and with the same retries; also those of the older
        /// interface.
        /// </summary>
        /// <param name="operationId">See <see cref="OperationIds"/>.</param>
        /// <param name="input">Its parameters and its body.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        /// <returns>The answer; empty if there is none.</returns>
        public Task<JsonObject> CallAsync(
            string operationId,
            OperationInput input = null,
            CallOptions options = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAnyAsync(operationId, input, options, cancellationToken);
        }

        /// <summary>Closes the connections. A later call throws an <see cref="ObjectDisposedException"/>.</summary>
        public void Dispose() => sender.Dispose();
    }
}
