-- Orders are found by order_terms since 0006 and 0011: nothing asks by these columns alone any more, and every new
-- order paid for them.
drop index orders_search_external;
drop index orders_search_vin;
drop index orders_search_plate;
