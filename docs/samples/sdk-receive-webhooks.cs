// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
using System;
using System.IO;
using System.Net;
using System.Threading.Tasks;
using Handover;

static class ReceiveWebhooks
{
    static void Main()
    {
        var secret = Environment.GetEnvironmentVariable("HANDOVER_WEBHOOK_SECRET");
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
            var body = new MemoryStream();
            context.Request.InputStream.CopyTo(body); // the raw bytes, before anything parses them
            var message = WebhookVerifier.Verify(body.ToArray(), context.Request.Headers, secret);
            Answer(context, 204); // a real program stores the message before, and processes it afterwards
            if (message is VehicleDeliveredEvent delivered && delivered.Data.HasDamage)
            {
                Console.WriteLine(delivered.Data.OrderNumber + " delivered with damage");
            }
            else
            {
                Console.WriteLine(message.Id + " " + message.Type);
            }
        }
        catch (WebhookVerificationException error)
        {
            Console.Error.WriteLine(error.Fault + " " + error.Message);
            Answer(context, 401);
        }
        catch (Exception error) // for example a connection that broke
        {
            Console.Error.WriteLine(error.Message);
            context.Response.Abort();
        }
    }

    static void Answer(HttpListenerContext context, int status)
    {
        context.Response.StatusCode = status;
        context.Response.Close();
    }
}
