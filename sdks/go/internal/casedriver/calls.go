// The calls of the SDK by the names of the commands.
package main

import (
	"context"

	"handover.example/go/handover"
)

var commands = map[string]execution{
	"me": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Me(ctx)
	},
	"orders.create": withBody(func(ctx context.Context, c *handover.Client, a arguments, body handover.OrderCreation) (any, error) {
		return c.Orders.Create(ctx, body, a.creation())
	}),
	"orders.check": withBody(func(ctx context.Context, c *handover.Client, a arguments, body handover.OrderCreation) (any, error) {
		return c.Orders.Check(ctx, body)
	}),
	"orders.get": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Orders.Get(ctx, a.ID)
	},
	"orders.status": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Orders.Status(ctx, a.ID)
	},
	"orders.tracking": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Orders.Tracking(ctx, a.ID)
	},
	"orders.page": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Orders.Page(ctx, a.orderQuery())
	},
	"orders.all": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		orders, err := all[handover.Order](c.Orders.List(ctx, a.orderQuery()), 0)
		return named("orders", orders, err)
	},
	"orders.change": withBody(func(ctx context.Context, c *handover.Client, a arguments, body handover.OrderChange) (any, error) {
		return c.Orders.Change(ctx, a.ID, body)
	}),
	"orders.cancel": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Orders.Cancel(ctx, a.ID, a.Reason)
	},
	"orders.sync": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		sync := c.Orders.Sync(ctx, handover.SyncOptions{Since: a.Since, Checkpoint: a.Checkpoint, Once: true})
		orders, err := all[handover.Order](sync, a.Take)
		return object{"orders": orders, "checkpoint": sync.Checkpoint()}, err
	},
	"documents.list": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		documents, err := c.Documents.List(ctx, a.ID)
		return named("documents", documents, err)
	},
	"documents.download": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		if a.SHA256 == "" {
			return described(c.Documents.DownloadByID(ctx, a.ID, a.DocumentID))
		}
		document := handover.Document{ID: a.DocumentID, SHA256: a.SHA256}
		return described(c.Documents.Download(ctx, a.ID, document))
	},
	"quotes.request": withBody(func(ctx context.Context, c *handover.Client, a arguments, body handover.OrderCreation) (any, error) {
		return c.Quotes.Request(ctx, body, a.creation())
	}),
	"quotes.get": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Quotes.Get(ctx, a.ID)
	},
	"quotes.accept": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Quotes.Accept(ctx, a.ID, a.Version)
	},
	"quotes.decline": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Quotes.Decline(ctx, a.ID, a.Reason)
	},
	"quotes.download": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return described(c.Quotes.Download(ctx, a.ID))
	},
	"webhooks.create": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		body, err := bodyOf[handover.WebhookInput](a.whole)
		if err != nil {
			return nil, err
		}
		return c.Webhooks.Create(ctx, body)
	},
	"webhooks.list": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		endpoints, err := c.Webhooks.List(ctx, as[handover.WebhookStatus](a.Status)...)
		return named("endpoints", endpoints, err)
	},
	"webhooks.get": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Get(ctx, a.ID)
	},
	"webhooks.change": withBody(func(ctx context.Context, c *handover.Client, a arguments, body handover.WebhookChange) (any, error) {
		return c.Webhooks.Change(ctx, a.ID, body)
	}),
	"webhooks.pause": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Pause(ctx, a.ID)
	},
	"webhooks.resume": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Resume(ctx, a.ID)
	},
	"webhooks.test": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Test(ctx, a.ID)
	},
	"webhooks.rollSecret": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.RollSecret(ctx, a.ID, a.Hours)
	},
	"webhooks.deliveries": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		query := handover.DeliveryQuery{State: a.State, Event: a.Event, Order: a.Order, Limit: a.Limit}
		deliveries, err := all[handover.WebhookDelivery](c.Webhooks.Deliveries(ctx, a.ID, query), 0)
		return named("deliveries", deliveries, err)
	},
	"webhooks.delivery": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Delivery(ctx, a.ID, a.DeliveryID)
	},
	"webhooks.resend": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Webhooks.Resend(ctx, a.ID, a.DeliveryID)
	},
	"webhooks.resendFailed": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		resent, err := c.Webhooks.ResendFailed(ctx, a.ID, a.Since)
		return named("resent", resent, err)
	},
	"webhooks.delete": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return nil, c.Webhooks.Delete(ctx, a.ID)
	},
	"events.page": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Events.Page(ctx, handover.EventQuery{
			Type: as[handover.EventName](a.Type), Order: a.Order, Since: a.Since, Limit: a.Limit, Cursor: a.Cursor,
		})
	},
	"events.follow": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		feed := c.Events.Follow(ctx, handover.FollowOptions{
			Type: as[handover.EventName](a.Type), Order: a.Order, Since: a.Since, Cursor: a.Cursor, Once: true,
		})
		events, err := all[handover.Event](feed, 0)
		return object{"events": events, "cursor": feed.Cursor()}, err
	},
	"sandbox.advance": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		if a.ToEnd {
			return c.Sandbox.AdvanceToEnd(ctx, a.ID)
		}
		return c.Sandbox.Advance(ctx, a.ID)
	},
	"sandbox.moveClock": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Sandbox.MoveClock(ctx, a.ID, handover.ClockMove{To: a.To, By: a.By})
	},
	"sandbox.createInbox": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		return c.Sandbox.CreateInbox(ctx)
	},
	"sandbox.inboxMessages": func(ctx context.Context, c *handover.Client, a arguments) (any, error) {
		messages, err := c.Sandbox.InboxMessages(ctx, a.ID)
		return named("messages", messages, err)
	},
}
