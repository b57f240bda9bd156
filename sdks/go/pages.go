// Lists with pages.

package handover

// Page is a page of a list.
type Page[T any] struct {
	// The items of this page.
	Data []T `json:"data"`
	// The cursor of the next page; nil on the last one.
	NextCursor *string `json:"nextCursor"`
}

// list is an answer with all its items.
type list[T any] struct {
	Data []T `json:"data"`
}

// Iterator reads every item of all pages:
//
//	for orders.Next() {
//		fmt.Println(orders.Value().Status)
//	}
//	if err := orders.Err(); err != nil {
type Iterator[T any] struct {
	// Reads the page at a cursor.
	read   func(cursor string) (*Page[T], error)
	cursor *string
	items  []T
	value  T
	err    error
}

func iterate[T any](cursor string, read func(cursor string) (*Page[T], error)) *Iterator[T] {
	return &Iterator[T]{read: read, cursor: &cursor}
}

// Next goes to the next item and reads the next page if needed. False means the end or an error: see Err.
func (i *Iterator[T]) Next() bool {
	for len(i.items) == 0 {
		if i.cursor == nil || i.err != nil {
			return false
		}
		page, err := i.read(*i.cursor)
		if err != nil {
			i.err = err
			return false
		}
		i.items, i.cursor = page.Data, page.NextCursor
	}
	i.value, i.items = i.items[0], i.items[1:]
	return true
}

// Value is the current item.
func (i *Iterator[T]) Value() T {
	return i.value
}

// Err is the error that ended the iteration, nil at the end of the list.
func (i *Iterator[T]) Err() error {
	return i.err
}
