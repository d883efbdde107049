//! Light rules that are easier to see here than in a replay.
