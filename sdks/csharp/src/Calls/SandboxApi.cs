// The sandbox: advancing scenarios, moving clocks, inboxes for messages.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using System.Xml;

namespace Handover
{
    /// <summary>Where to move the clock of a test order.</summary>
    public sealed class ClockMove
    {
        private ClockMove(string name, string value)
        {
            Json = new JsonObject { { name, value } };
        }

        internal JsonObject Json { get; }

        /// <summary>To a moment, not before the clock.</summary>
        /// <param name="time">The moment.</param>
        public static ClockMove To(DateTimeOffset time) => new ClockMove("to", Times.Text(time));

        /// <summary>By a duration.</summary>
        /// <param name="duration">How far.</param>
        public static ClockMove By(TimeSpan duration) => By(XmlConvert.ToString(duration));

        /// <summary>By a duration in ISO 8601: <c>P2D</c> is two days, <c>PT90M</c> are 90 minutes.</summary>
        /// <param name="duration">How far.</param>
        public static ClockMove By(string duration) => new ClockMove("by", Checks.Given("a duration", duration));
    }

    /// <summary>The calls of the sandbox; they need test credentials.</summary>
    public sealed class SandboxApi
    {
        private readonly Sender sender;

        internal SandboxApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>Runs the next step of a scenario. Not repeated if its answer is lost.</summary>
        /// <param name="id">The order.</param>
        /// <param name="toEnd">Runs all remaining steps.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<AdvancedOrder> AdvanceAsync(
            string id, bool toEnd = false, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(id);
            input.Body = Bodies.With("toEnd", toEnd ? (object)true : null);
            return sender.CallAsync(OperationIds.AdvanceSandboxOrder, input, json => new AdvancedOrder(json), options, cancellationToken);
        }

        /// <summary>
        /// Moves the clock of a test order, for instance <c>ClockMove.By("P2D")</c>, and runs everything that is due until then. Not
        /// repeated if its answer is lost.
        /// </summary>
        /// <param name="id">The order.</param>
        /// <param name="move">Where to.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<OrderAtClock> MoveClockAsync(
            string id, ClockMove move, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(id);
            input.Body = Checks.Given("a move", move).Json;
            return sender.CallAsync(OperationIds.MoveSandboxClock, input, json => new OrderAtClock(json), options, cancellationToken);
        }

        /// <summary>The events of the account's sandbox as they happen, without a public address: reconnects, repeats none.</summary>
        /// <param name="options">Where to begin, and functions to call.</param>
        public SandboxEvents Events(ListenOptions options = null) => new SandboxEvents(sender, options ?? new ListenOptions());

        /// <summary>Creates a URL that stores the webhook messages sent to it. Not repeated if its answer is lost.</summary>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<Inbox> CreateInboxAsync(CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = new OperationInput { Body = new JsonObject() };
            return sender.CallAsync(OperationIds.CreateInbox, input, json => new Inbox(json), options, cancellationToken);
        }

        /// <summary>Reads the messages of an inbox, newest first.</summary>
        /// <param name="id">The inbox.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<IReadOnlyList<InboxMessage>> InboxMessagesAsync(
            string id, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            return sender.CallAsync(
                OperationIds.ListInboxMessages,
                OperationInput.Of(id),
                json => new Page<InboxMessage>(json, each => new InboxMessage(each)).Data,
                options,
                cancellationToken);
        }
    }
}
