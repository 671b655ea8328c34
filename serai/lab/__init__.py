"""The laboratory: tournaments between bots and studies of balance, resumable, on many processes."""
