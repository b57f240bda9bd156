// The options of a client and of its calls.
using System;
using System.Collections.Generic;
using System.Net.Http;

namespace Handover
{
    /// <summary>The options of a client: address, credential, time limits.</summary>
    public sealed class HandoverOptions
    {
        /// <summary>The URL of the service, such as <c>https://handover.example</c>. Default: <c>HANDOVER_URL</c>.</summary>
        public string Url { get; set; }

        /// <summary>An API key; it decides the environment. Default: <c>HANDOVER_API_KEY</c>.</summary>
        public string ApiKey { get; set; }

        /// <summary>The id of an OAuth client, in place of a key. Default: <c>HANDOVER_CLIENT_ID</c>.</summary>
        public string ClientId { get; set; }

        /// <summary>The secret of the OAuth client. Default: <c>HANDOVER_CLIENT_SECRET</c>.</summary>
        public string ClientSecret { get; set; }

        /// <summary>The scopes of access tokens. Default: all of the OAuth client.</summary>
        public IEnumerable<string> Scopes { get; set; }

        /// <summary>Maximum time of one attempt. Default: 30 s.</summary>
        public TimeSpan? Timeout { get; set; }

        /// <summary>Pauses between attempts; the last one repeats. Default: 1 s, 5 s, 30 s, 2 min.</summary>
        public IEnumerable<TimeSpan> Pauses { get; set; }

        /// <summary>For how long a call is repeated, with its pauses. Default: 5 min; zero repeats nothing; at most 20 hours.</summary>
        public TimeSpan? GiveUpAfter { get; set; }

        /// <summary>The same until the service has answered this client once, because the address may be wrong. Default: 10 s.</summary>
        public TimeSpan? ReachWithin { get; set; }

        /// <summary>Called before every repetition, for logs.</summary>
        public Action<Retry> OnRetry { get; set; }

        /// <summary>Called after every answer that is no error, with its request id, for logs.</summary>
        public Action<AnsweredCall> OnResponse { get; set; }

        /// <summary>
        /// The handler that sends the calls, in place of an <see cref="HttpClientHandler"/>. It must not follow redirects or repeat
        /// calls, and the client does not dispose it.
        /// </summary>
        public HttpMessageHandler Handler { get; set; }
    }

    /// <summary>Options of every call.</summary>
    public class CallOptions
    {
        /// <summary>Maximum time of one attempt, if it differs from that of the client.</summary>
        public TimeSpan? Timeout { get; set; }

        /// <summary>Called after the answer, with its request id, in addition to that of the client.</summary>
        public Action<AnsweredCall> OnResponse { get; set; }
    }

    /// <summary>Options of a call that creates an order or a request.</summary>
    public sealed class CreateOptions : CallOptions
    {
        /// <summary>Identifies repetitions for 24 hours. Default: a new key per call, the same for all its attempts.</summary>
        public string IdempotencyKey { get; set; }

        /// <summary>With test credentials: the scenario of the order, see <see cref="ScenarioNames"/>.</summary>
        public string Scenario { get; set; }

        /// <summary>With test credentials: whether steps run by themselves or by <c>Sandbox.AdvanceAsync</c>, see <see cref="ScenarioModes"/>.</summary>
        public string Mode { get; set; }
    }

    /// <summary>A call that the service answered.</summary>
    public sealed class AnsweredCall
    {
        internal AnsweredCall(string call, int status, string requestId, int attempts, TimeSpan duration)
        {
            Call = call;
            Status = status;
            RequestId = requestId;
            Attempts = attempts;
            Duration = duration;
        }

        /// <summary>The method and path of the call.</summary>
        public string Call { get; }

        /// <summary>The HTTP status.</summary>
        public int Status { get; }

        /// <summary>Give it when you ask for help; null if a proxy removed it.</summary>
        public string RequestId { get; }

        /// <summary>How many attempts were made.</summary>
        public int Attempts { get; }

        /// <summary>How long the last attempt took.</summary>
        public TimeSpan Duration { get; }
    }

    /// <summary>A call that is about to be repeated.</summary>
    public sealed class Retry
    {
        internal Retry(string call, int attempts, HandoverException error, TimeSpan pause)
        {
            Call = call;
            Attempts = attempts;
            Error = error;
            Pause = pause;
        }

        /// <summary>The method and path of the call.</summary>
        public string Call { get; }

        /// <summary>How many attempts were made.</summary>
        public int Attempts { get; }

        /// <summary>The error of the last attempt.</summary>
        public HandoverException Error { get; }

        /// <summary>How long it waits before the next one.</summary>
        public TimeSpan Pause { get; }
    }
}
