// Quotes: request, read, decide, download.

package handover

import (
	"context"
	"net/http"
)

// Quotes are the calls about quotes. Ids are the request's id or number, or the quote's id or number.
type Quotes struct {
	sender *sender
}

// Request requests a quote. Never twice, whatever the retries.
func (q *Quotes) Request(ctx context.Context, body OrderCreation, options CreateOptions) (*Order, error) {
	input := Input{Body: body, Header: options.header()}
	return answerOf[Order](ctx, q.sender, OperationRequestQuote, input)
}

// Get reads a quote.
func (q *Quotes) Get(ctx context.Context, id string) (*Quote, error) {
	return answerOf[Quote](ctx, q.sender, OperationGetQuote, Input{Path: pathID(id)})
}

// Accept accepts the open quote, which is binding; only this version of it, unless version is 0.
func (q *Quotes) Accept(ctx context.Context, id string, version int) (*Quote, error) {
	body := struct {
		Version int `json:"version,omitempty"`
	}{version}
	return q.decide(ctx, OperationAcceptQuote, QuoteAccepted, id, body)
}

// Decline declines the open quote. The reason may be empty.
func (q *Quotes) Decline(ctx context.Context, id string, reason string) (*Quote, error) {
	return q.decide(ctx, OperationDeclineQuote, QuoteDeclined, id, reasonBody{reason})
}

// Download downloads the quote as PDF.
func (q *Quotes) Download(ctx context.Context, id string) (*DownloadedFile, error) {
	return q.sender.download(ctx, OperationDownloadQuote, pathID(id), "")
}

// decide repeats the decision. If its answer was lost, the repetition is refused as decided: then the quote is read.
func (q *Quotes) decide(
	ctx context.Context, operation Operation, decision QuoteState, id string, body any,
) (*Quote, error) {
	call, err := prepare(operation, Input{Path: pathID(id), Body: body})
	if err != nil {
		return nil, err
	}
	quote := new(Quote)
	call.isRetryable = true
	call.read = func(response *http.Response) error { return readJSON(response, quote) }
	err = q.sender.send(ctx, call)
	if err == nil {
		return quote, nil
	}
	if *call.isInDoubt && isDecided(err, decision) {
		return q.Get(ctx, id)
	}
	return nil, err
}

func isDecided(err error, decision QuoteState) bool {
	refused, isRefused := apiErrorOf(err)
	return isRefused && refused.Code == CodeQuoteAlreadyDecided && refused.Details["status"] == string(decision)
}
