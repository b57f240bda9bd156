module handover.example/go/handover

go 1.19
