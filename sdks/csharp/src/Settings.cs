// The settings that follow from the options of a client and from the environment.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Handover
{
    internal sealed class Settings
    {
        private const string BasePath = "/api/v1";
        private static readonly TimeSpan[] DefaultPauses = new[] { 1, 5, 30, 120 }.Select(each => TimeSpan.FromSeconds(each)).ToArray();

        /// <summary>The service stores keys for 24 hours; a longer repetition could create twice.</summary>
        private static readonly TimeSpan MaxGiveUpAfter = TimeSpan.FromHours(20);

        internal Settings(HandoverOptions options)
        {
            BaseUrl = ReadUrl(options.Url ?? FromEnvironment("HANDOVER_URL"));
            ReadCredential(options);
            Scopes = options.Scopes?.ToList();
            Timeout = Checks.Duration("Timeout", options.Timeout ?? TimeSpan.FromSeconds(30));
            Pauses = ReadPauses(options.Pauses);
            var giveUpAfter = options.GiveUpAfter ?? TimeSpan.FromMinutes(5);
            GiveUpAfter = Checks.Duration("GiveUpAfter", giveUpAfter, TimeSpan.Zero, MaxGiveUpAfter);
            ReachWithin = Checks.Duration("ReachWithin", options.ReachWithin ?? TimeSpan.FromSeconds(10));
            OnRetry = options.OnRetry;
            OnResponse = options.OnResponse;
        }

        /// <summary>Ends in <c>/api/v1</c>.</summary>
        internal string BaseUrl { get; }

        /// <summary>Null with an OAuth client.</summary>
        internal string ApiKey { get; private set; }

        internal string ClientId { get; private set; }

        internal string ClientSecret { get; private set; }

        /// <summary>Null for all of the OAuth client.</summary>
        internal IReadOnlyList<string> Scopes { get; }

        internal TimeSpan Timeout { get; }

        internal IReadOnlyList<TimeSpan> Pauses { get; }

        internal TimeSpan GiveUpAfter { get; }

        internal TimeSpan ReachWithin { get; }

        internal Action<Retry> OnRetry { get; }

        internal Action<AnsweredCall> OnResponse { get; }

        private static IReadOnlyList<TimeSpan> ReadPauses(IEnumerable<TimeSpan> given)
        {
            var pauses = given?.ToList();
            if (pauses == null || pauses.Count == 0) return DefaultPauses;
            return pauses.Select(each => Checks.Duration("Pauses", each, TimeSpan.Zero, Checks.MaxTimer)).ToList();
        }

        private static string ReadUrl(string given)
        {
            if (string.IsNullOrEmpty(given))
            {
                throw new ConfigurationException(
                    "Give the address of the service: new HandoverOptions { Url = \"https://…\" } or HANDOVER_URL.");
            }
            var isAddress = Uri.TryCreate(given, UriKind.Absolute, out var url) && url.Host != "";
            if (!isAddress || url.Scheme != Uri.UriSchemeHttp && url.Scheme != Uri.UriSchemeHttps)
            {
                // Without the value, which may be a key by mistake.
                throw new ConfigurationException("Url is no address of a service; it begins with https://.");
            }
            var path = url.AbsolutePath.TrimEnd('/');
            return url.Scheme + "://" + url.Authority + (path.EndsWith(BasePath, StringComparison.Ordinal) ? path : path + BasePath);
        }

        private void ReadCredential(HandoverOptions options)
        {
            ApiKey = NotEmpty(options.ApiKey);
            ClientId = NotEmpty(options.ClientId);
            ClientSecret = NotEmpty(options.ClientSecret);
            if ((options.ApiKey ?? options.ClientId ?? options.ClientSecret) == null) TakeCredentialOfEnvironment();
            if (ApiKey != null && (ClientId ?? ClientSecret) != null)
            {
                throw new ConfigurationException("Give an API key or an OAuth client, not both.");
            }
            if (ApiKey != null)
            {
                Checks.Header("ApiKey", ApiKey);
                return;
            }
            if (ClientId != null && ClientSecret != null) return;
            throw new ConfigurationException((ClientId ?? ClientSecret) != null
                ? "An OAuth client needs both: ClientId and ClientSecret."
                : "Give a credential: new HandoverOptions { ApiKey = \"svc_test_…\" }, ClientId with ClientSecret, or HANDOVER_API_KEY.");
        }

        /// <summary>A key takes precedence over an OAuth client, so that a leftover in the environment does no harm.</summary>
        private void TakeCredentialOfEnvironment()
        {
            ApiKey = FromEnvironment("HANDOVER_API_KEY");
            if (ApiKey != null) return;
            ClientId = FromEnvironment("HANDOVER_CLIENT_ID");
            ClientSecret = FromEnvironment("HANDOVER_CLIENT_SECRET");
        }

        private static string FromEnvironment(string name) => NotEmpty(Environment.GetEnvironmentVariable(name));

        private static string NotEmpty(string text) => string.IsNullOrEmpty(text) ? null : text;
    }
}
