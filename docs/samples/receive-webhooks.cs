// Receives webhook messages and answers 204 if the signature is right, otherwise 401.
using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

static class ReceiveWebhooks
{
    static bool Verify(byte[] body, string header, string secret)
    {
        var parts = header.Split(',').Select(part => part.Split(new[] { '=' }, 2)).Where(part => part.Length == 2).ToList();
        var t = parts.Where(part => part[0] == "t").Select(part => part[1]).FirstOrDefault() ?? "0";
        if (!long.TryParse(t, out var seconds)) return false;
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > 300) return false;
        var signed = Encoding.UTF8.GetBytes(t + ".").Concat(body).ToArray();
        using (var hmac = new HMACSHA256(Encoding.UTF8.GetBytes(secret)))
        {
            var expected = BitConverter.ToString(hmac.ComputeHash(signed)).Replace("-", "").ToLowerInvariant();
            // While a secret is rolled there are two v1 parts; one match is enough.
            return parts.Any(part => part[0] == "v1" && AreEqual(part[1], expected));
        }
    }

    // Compares in constant time; .NET 5 and newer have CryptographicOperations.FixedTimeEquals.
    static bool AreEqual(string given, string expected)
    {
        if (given.Length != expected.Length) return false;
        var difference = 0;
        for (var i = 0; i < given.Length; i++) difference |= given[i] ^ expected[i];
        return difference == 0;
    }

    static void Main()
    {
        var secret = Environment.GetEnvironmentVariable("HANDOVER_WEBHOOK_SECRET");
        if (string.IsNullOrEmpty(secret)) throw new InvalidOperationException("Set HANDOVER_WEBHOOK_SECRET.");
        var listener = new HttpListener();
        listener.Prefixes.Add("http://*:" + (Environment.GetEnvironmentVariable("PORT") ?? "3000") + "/");
        listener.Start();
        while (true)
        {
            var context = listener.GetContext();
            Task.Run(() => Receive(context, secret)); // a slow request does not hold back the others
        }
    }

    static void Receive(HttpListenerContext context, string secret)
    {
        try
        {
            var copy = new MemoryStream();
            context.Request.InputStream.CopyTo(copy); // the raw bytes, before anything parses them
            var body = copy.ToArray();
            var good = Verify(body, context.Request.Headers["X-Service-Signature"] ?? "", secret);
            context.Response.StatusCode = good ? 204 : 401; // a real program stores the message before, and processes it afterwards
            context.Response.Close();
            if (good) Console.WriteLine(Encoding.UTF8.GetString(body));
        }
        catch (Exception error) // for example a connection that broke
        {
            Console.Error.WriteLine(error.Message);
            context.Response.Abort();
        }
    }
}
