// Creates an order and repeats the call until its outcome is known, without ever ordering twice.
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

static class CreateOrder
{
    static readonly string Base = Environment.GetEnvironmentVariable("HANDOVER_URL") ?? "http://localhost:8080";
    static readonly int[] PausesSeconds = { 1, 5, 30, 120 };
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<string> Create(string order)
    {
        // Create one key per order before the first attempt, and store it, so that a restart sends the same key.
        var idempotencyKey = Guid.NewGuid().ToString();
        for (var attempt = 0; ; attempt++)
        {
            var status = 0;
            var retryAfter = 0;
            string text;
            try
            {
                var request = new HttpRequestMessage(HttpMethod.Post, Base + "/api/v1/extern/orders");
                request.Headers.Authorization = new AuthenticationHeaderValue(
                    "Bearer", Environment.GetEnvironmentVariable("HANDOVER_API_KEY"));
                request.Headers.Add("Idempotency-Key", idempotencyKey);
                request.Content = new StringContent(order, Encoding.UTF8, "application/json");
                var response = await Client.SendAsync(request);
                text = await response.Content.ReadAsStringAsync();
                status = (int)response.StatusCode;
                retryAfter = (int)(response.Headers.RetryAfter?.Delta?.TotalSeconds ?? 0);
            }
            catch (Exception error) when (error is HttpRequestException || error is TaskCanceledException)
            {
                text = error.Message; // no response, or an incomplete one: the order may exist or not
            }
            if (status == 201 || status == 202) return text;
            var mayRepeat = status == 0 || status == 429 || status >= 500 || (status == 409 && retryAfter > 0);
            if (!mayRepeat || attempt == PausesSeconds.Length) throw new InvalidOperationException(status + ": " + text);
            await Task.Delay(1000 * (retryAfter > 0 ? retryAfter : PausesSeconds[attempt]));
        }
    }

    static void Main()
    {
        var order = @"{
          ""externalOrderId"": ""PO-" + Guid.NewGuid() + @""",
          ""pickup"": { ""street"": ""Königstraße 1"", ""postalCode"": ""70173"", ""city"": ""Stuttgart"" },
          ""delivery"": { ""street"": ""Marienplatz 8"", ""postalCode"": ""80331"", ""city"": ""München"" }
        }";
        Console.WriteLine(Create(order).GetAwaiter().GetResult());
    }
}
