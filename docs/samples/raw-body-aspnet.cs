// ASP.NET Core 8 and newer, as Program.cs: the handler takes the context, so that nothing binds the body.
using System.Security.Cryptography;
using System.Text;

var app = WebApplication.Create(args);
var secret = app.Configuration["HANDOVER_WEBHOOK_SECRET"]
    ?? throw new InvalidOperationException("Set HANDOVER_WEBHOOK_SECRET.");

app.MapPost("/webhooks", async (HttpContext context) =>
{
    var copy = new MemoryStream();
    await context.Request.Body.CopyToAsync(copy); // the raw bytes, before anything parses them
    var body = copy.ToArray();
    if (!Verify(body, context.Request.Headers["X-Service-Signature"].ToString())) return Results.Unauthorized();
    app.Logger.LogInformation("{Message}", Encoding.UTF8.GetString(body)); // leave longer work to a queue
    return Results.NoContent();
});

app.Run();

bool Verify(byte[] body, string header)
{
    var parts = header.Split(',').Select(part => part.Split('=', 2)).Where(part => part.Length == 2).ToList();
    var t = parts.Where(part => part[0] == "t").Select(part => part[1]).FirstOrDefault() ?? "0";
    if (!long.TryParse(t, out var seconds)) return false;
    if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > 300) return false;
    var signed = Encoding.UTF8.GetBytes(t + ".").Concat(body).ToArray();
    var expected = Convert.ToHexString(HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), signed)).ToLowerInvariant();
    // While a secret is rolled there are two v1 parts; one match is enough.
    return parts.Any(part => part[0] == "v1" && CryptographicOperations.FixedTimeEquals(
        Encoding.UTF8.GetBytes(part[1]), Encoding.UTF8.GetBytes(expected)));
}
