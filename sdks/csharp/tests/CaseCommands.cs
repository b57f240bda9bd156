// The commands of the case driver, each as a call of the SDK.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Handover;

internal static class CaseCommands
{
    internal static readonly Dictionary<string, Func<HandoverClient, Given, Task<object>>> All =
        new Dictionary<string, Func<HandoverClient, Given, Task<object>>>
    {
        ["me"] = async (client, given) => await client.MeAsync(),
        ["orders.create"] = async (client, given) => await client.Orders.CreateAsync(OrderOf(given), OptionsOf(given)),
        ["orders.check"] = async (client, given) => await client.Orders.CheckAsync(OrderOf(given)),
        ["orders.get"] = async (client, given) => await client.Orders.GetAsync(given.Text("id")),
        ["orders.status"] = async (client, given) => await client.Orders.StatusAsync(given.Text("id")),
        ["orders.tracking"] = async (client, given) => await client.Orders.TrackingAsync(given.Text("id")),
        ["orders.page"] = async (client, given) => await client.Orders.ListAsync(QueryOf(given)),
        ["orders.all"] = async (client, given) => Named("orders", await client.Orders.ListAll(QueryOf(given)).ToListAsync()),
        ["orders.change"] = async (client, given) =>
            await client.Orders.ChangeAsync(given.Text("id"), new OrderChange(given.Fields("body"))),
        ["orders.cancel"] = async (client, given) => await client.Orders.CancelAsync(given.Text("id"), given.Text("reason")),
        ["orders.sync"] = async (client, given) => await SyncAsync(client, given),
        ["documents.list"] = async (client, given) => Named("documents", await client.Documents.ListAsync(given.Text("id"))),
        ["documents.download"] = async (client, given) => Described(await DownloadAsync(client, given)),
        ["quotes.request"] = async (client, given) => await client.Quotes.RequestAsync(OrderOf(given), OptionsOf(given)),
        ["quotes.get"] = async (client, given) => await client.Quotes.GetAsync(given.Text("id")),
        ["quotes.accept"] = async (client, given) => await client.Quotes.AcceptAsync(given.Text("id"), given.Integer("version")),
        ["quotes.decline"] = async (client, given) => await client.Quotes.DeclineAsync(given.Text("id"), given.Text("reason")),
        ["quotes.download"] = async (client, given) => Described(await client.Quotes.DownloadAsync(given.Text("id"))),
        ["webhooks.create"] = async (client, given) => await client.Webhooks.CreateAsync(EndpointOf(given)),
        ["webhooks.list"] = async (client, given) => Named("endpoints", await client.Webhooks.ListAsync(given.Texts("status"))),
        ["webhooks.get"] = async (client, given) => await client.Webhooks.GetAsync(given.Text("id")),
        ["webhooks.pause"] = async (client, given) => await client.Webhooks.PauseAsync(given.Text("id")),
        ["webhooks.resume"] = async (client, given) => await client.Webhooks.ResumeAsync(given.Text("id")),
        ["webhooks.test"] = async (client, given) => await client.Webhooks.TestAsync(given.Text("id")),
        ["webhooks.change"] = async (client, given) =>
            await client.Webhooks.ChangeAsync(given.Text("id"), new WebhookChange(given.Fields("body"))),
        ["webhooks.rollSecret"] = async (client, given) =>
            await client.Webhooks.RollSecretAsync(given.Text("id"), given.Integer("hours").Value),
        ["webhooks.deliveries"] = async (client, given) =>
            Named("deliveries", await client.Webhooks.AllDeliveries(given.Text("id"), DeliveriesOf(given)).ToListAsync()),
        ["webhooks.delivery"] = async (client, given) => await client.Webhooks.DeliveryAsync(given.Text("id"), given.Text("deliveryId")),
        ["webhooks.resend"] = async (client, given) => await client.Webhooks.ResendAsync(given.Text("id"), given.Text("deliveryId")),
        ["webhooks.resendFailed"] = async (client, given) =>
            Named("resent", await client.Webhooks.ResendFailedAsync(given.Text("id"), given.Time("since").Value)),
        ["webhooks.delete"] = async (client, given) => await DeleteAsync(client, given),
        ["events.page"] = async (client, given) => await client.Events.ListAsync(EventsOf(given)),
        ["events.follow"] = async (client, given) => await FollowAsync(client, given),
        ["sandbox.advance"] = async (client, given) => await client.Sandbox.AdvanceAsync(given.Text("id"), given.Flag("toEnd")),
        ["sandbox.moveClock"] = async (client, given) => await client.Sandbox.MoveClockAsync(given.Text("id"), MoveOf(given)),
        ["sandbox.createInbox"] = async (client, given) => await client.Sandbox.CreateInboxAsync(),
        ["sandbox.inboxMessages"] = async (client, given) =>
            Named("messages", await client.Sandbox.InboxMessagesAsync(given.Text("id"))),
    };

    private static JsonObject Named(string name, object value) => new JsonObject { { name, value } };

    private static OrderCreation OrderOf(Given given) => new OrderCreation(given.Fields("body"));

    private static CreateOptions OptionsOf(Given given)
    {
        return new CreateOptions
        {
            IdempotencyKey = given.Text("idempotencyKey"), Scenario = given.Text("scenario"), Mode = given.Text("mode"),
        };
    }

    private static OrderQuery QueryOf(Given given)
    {
        return new OrderQuery
        {
            ExternalOrderId = given.Text("externalOrderId"),
            UpdatedSince = given.Time("updatedSince"),
            Status = given.Texts("status"),
            Limit = given.Integer("limit"),
            Cursor = given.Text("cursor"),
        };
    }

    private static WebhookInput EndpointOf(Given given)
    {
        var endpoint = new WebhookInput { Url = given.Text("url"), Events = given.Texts("events").ToList() };
        if (given.Value("description") != null) endpoint.Description = given.Text("description");
        return endpoint;
    }

    private static DeliveryQuery DeliveriesOf(Given given)
    {
        return new DeliveryQuery
        {
            State = given.Text("state"), Event = given.Text("event"), Order = given.Text("order"), Limit = given.Integer("limit"),
        };
    }

    private static EventQuery EventsOf(Given given)
    {
        return new EventQuery
        {
            Type = given.Texts("type"),
            Order = given.Text("order"),
            Since = given.Time("since"),
            Limit = given.Integer("limit"),
            Cursor = given.Text("cursor"),
        };
    }

    private static ClockMove MoveOf(Given given)
    {
        return given.Text("by") == null ? ClockMove.To(given.Time("to").Value) : ClockMove.By(given.Text("by"));
    }

    private static async Task<JsonObject> SyncAsync(HandoverClient client, Given given)
    {
        var checkpoint = given.Value("checkpoint");
        var sync = checkpoint == null
            ? client.Orders.Sync(given.Time("since").Value)
            : client.Orders.Sync(SyncCheckpoint.Parse(JsonText.Write(checkpoint)));
        var found = new List<Order>();
        var take = given.Integer("take") ?? int.MaxValue;
        for (Order order; found.Count < take && (order = await sync.NextAsync()) != null;) found.Add(order);
        return new JsonObject { { "orders", found }, { "checkpoint", JsonText.Parse(sync.Checkpoint.ToJson()) } };
    }

    private static async Task<JsonObject> FollowAsync(HandoverClient client, Given given)
    {
        var feed = client.Events.Follow(EventsOf(given));
        var found = new List<WebhookEvent>();
        for (WebhookEvent next; (next = await feed.NextAsync()) != null;) found.Add(next);
        return new JsonObject { { "events", found }, { "cursor", feed.Cursor } };
    }

    private static Task<DownloadedFile> DownloadAsync(HandoverClient client, Given given)
    {
        var id = given.Text("documentId");
        if (given.Text("sha256") == null) return client.Documents.DownloadAsync(given.Text("id"), id);
        var listed = new Document(new JsonObject { { "id", id }, { "sha256", given.Text("sha256") } });
        return client.Documents.DownloadAsync(given.Text("id"), listed);
    }

    private static JsonObject Described(DownloadedFile file)
    {
        return new JsonObject
        {
            { "sha256", file.Sha256 }, { "size", file.Bytes.Length }, { "fileName", file.FileName }, { "contentType", file.ContentType },
        };
    }

    private static async Task<object> DeleteAsync(HandoverClient client, Given given)
    {
        await client.Webhooks.DeleteAsync(given.Text("id"));
        return null;
    }
}
