// Converts an answer to an exception: of API v1, of the older interface, of the token endpoint, or of a proxy.
using System;
using System.Linq;
using System.Text.RegularExpressions;

namespace Handover
{
    internal static class ErrorReader
    {
        /// <summary>Proxies put sentences or numbers in place of a code.</summary>
        private static readonly Regex CodeText = new Regex(@"\A[A-Za-z][A-Za-z0-9_]*\z", RegexOptions.CultureInvariant);

        internal static ApiException Read(Answer answer)
        {
            var body = Parsed(answer.Text);
            var inner = Fields(body["error"]);
            var found = new ErrorAnswer
            {
                Status = answer.Status,
                RequestId = inner["requestId"] as string ?? answer.RequestId,
                RetryAfter = answer.RetryAfter,
            };
            if (IsCode(inner["code"])) return FromService(found, inner["code"], inner);
            if (!IsCode(body["error"])) return answer.NotFromService();
            if (body["message"] is string) return FromService(found, body["error"], body);
            found.Code = (string)body["error"];
            found.Message = body["error_description"] as string ?? found.Code;
            return new TokenException(found);
        }

        /// <summary>Only a 503 with a code of the service says that the call was not executed; a proxy cannot know.</summary>
        private static ApiException FromService(ErrorAnswer found, object code, JsonObject fields)
        {
            found.Code = (string)code;
            found.Message = fields["message"] as string ?? found.Code;
            found.Details = Fields(fields["details"]);
            var isBusy = found.Status == 503 && BusyCodes.All.Contains(found.Code);
            found.IsUncertain = found.Status >= 500 && !isBusy;
            return new ApiException(found);
        }

        private static bool IsCode(object value) => value is string text && CodeText.IsMatch(text);

        private static JsonObject Fields(object value) => value as JsonObject ?? new JsonObject();

        private static JsonObject Parsed(string text)
        {
            try
            {
                return Fields(JsonText.Parse(text));
            }
            catch (FormatException)
            {
                return new JsonObject();
            }
        }
    }
}
