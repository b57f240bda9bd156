// The exceptions of calls that were answered with an error.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Handover
{
    /// <summary>The service refused the call, or something else answered in its place.</summary>
    public class ApiException : HandoverException
    {
        private const int MaxFieldsShown = 5;

        internal ApiException(ErrorAnswer answer) : base(WithFields(answer.Message, answer.Details))
        {
            Status = answer.Status;
            Code = answer.Code;
            RequestId = answer.RequestId;
            Details = answer.Details;
            RetryAfter = answer.RetryAfter;
            IsUncertain = answer.IsUncertain;
        }

        /// <summary>The HTTP status.</summary>
        public int Status { get; }

        /// <summary>
        /// The fixed value to evaluate, see <see cref="ErrorCodes"/>; <c>HTTP_</c> with the status, such as <c>HTTP_502</c>, if
        /// something else than the service answered.
        /// </summary>
        public string Code { get; }

        /// <summary>Give it when you ask for help; null if something else than the service answered.</summary>
        public string RequestId { get; }

        /// <summary>What the code says more precisely; empty if there is nothing.</summary>
        public JsonObject Details { get; }

        /// <summary>The pause that the service requests; null if it requests none.</summary>
        public TimeSpan? RetryAfter { get; }

        /// <summary>The wrong fields of a 400 and the broken rules of a 422; empty for other errors.</summary>
        public IReadOnlyList<FieldProblem> Fields => ProblemsOf(Details);

        internal bool IsFromService => !Code.StartsWith("HTTP_", StringComparison.Ordinal);

        /// <summary>The sentence with the wrong fields, because a log often keeps nothing else.</summary>
        private static string WithFields(string message, JsonObject details)
        {
            var problems = ProblemsOf(details);
            if (problems.Count == 0) return message;
            var shown = problems.Take(MaxFieldsShown).Select(each => each.Field + ": " + each.Message);
            return message + " " + string.Join(" ", shown) + (problems.Count > MaxFieldsShown ? " …" : "");
        }

        private static IReadOnlyList<FieldProblem> ProblemsOf(JsonObject details)
        {
            var list = (details["fields"] ?? details["errors"]) as IEnumerable<object> ?? Enumerable.Empty<object>();
            return list.OfType<JsonObject>().Select(each => new FieldProblem(each)).ToList();
        }
    }

    /// <summary>The token endpoint refused, by RFC 6749.</summary>
    public sealed class TokenException : ApiException
    {
        internal TokenException(ErrorAnswer answer) : base(answer)
        {
        }
    }

    /// <summary>One wrong field of a call, or one broken rule.</summary>
    public sealed class FieldProblem : JsonRecord
    {
        internal FieldProblem(JsonObject json) : base(json)
        {
        }

        /// <summary>The path of the field: <c>pickup.postalCode</c>, <c>events[1]</c>.</summary>
        public string Field => GetText("field");

        /// <summary>What kind of problem it is.</summary>
        public string Code => GetText("code");

        /// <summary>A sentence for people.</summary>
        public string Message => GetText("message");

        /// <summary>The field and the sentence.</summary>
        public override string ToString() => Field + ": " + Message;
    }

    /// <summary>The parts of an answer that is an error.</summary>
    internal sealed class ErrorAnswer
    {
        internal int Status;
        internal string Code;
        internal string Message;
        internal string RequestId;
        internal JsonObject Details = new JsonObject();
        internal TimeSpan? RetryAfter;
        internal bool IsUncertain;
    }
}
