// Orders in the sandbox, plays the transfer to its end and reads the documents.
using System;
using System.Threading.Tasks;
using Handover;

static class FirstOrder
{
    static void Main()
    {
        using (var client = new HandoverClient()) // HANDOVER_URL and HANDOVER_API_KEY
        {
            OrderAsync(client).GetAwaiter().GetResult();
        }
    }

    static async Task OrderAsync(HandoverClient client)
    {
        var body = new OrderCreation
        {
            ExternalOrderId = "PO-" + Guid.NewGuid(),
            Pickup = new Address { Street = "Königstraße 1", PostalCode = "70173", City = "Stuttgart" },
            Delivery = new Address { Street = "Marienplatz 8", PostalCode = "80331", City = "München" },
        };
        var order = await client.Orders.CreateAsync(body, new CreateOptions { Mode = ScenarioModes.Manual });
        Console.WriteLine(order.Kind + " " + order.OrderNumber + " " + order.Price?.Gross + " " + order.TrackingUrl);

        await client.Sandbox.AdvanceAsync(order.Id, toEnd: true);
        foreach (var document in await client.Documents.ListAsync(order.Id))
        {
            var file = await client.Documents.DownloadAsync(order.Id, document);
            Console.WriteLine(document.Kind + " " + file.FileName + " " + file.Bytes.Length);
        }

        try
        {
            await client.Orders.CancelAsync(order.Id);
        }
        catch (ApiException error) when (error.Code == ErrorCodes.OrderNotCancellable)
        {
            Console.WriteLine("Too late to cancel: " + error.Details["status"]);
        }
    }
}
