//! Sorting of short lists.

/// Sorts by key, least first; equal ones keep their order.
///
/// An insertion sort, because a table's lists have a handful of items: the sort of `core`, made for long lists, takes
/// up to 7 KB of the Pico's flash for each kind of list.
pub(crate) fn least_first<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_comes_first_and_equal_ones_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        least_first(&mut list, |(number, _)| *number);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
    }

    #[test]
    fn lists_of_none_and_one_are_in_order() {
        least_first(&mut [0; 0], |n| *n);
        let mut one = [7];
        least_first(&mut one, |n| *n);
        assert_eq!(one, [7]);
    }
}
