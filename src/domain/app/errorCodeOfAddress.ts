// The error code that the address of an error page has (1 §2).
import { maxCodeLength } from "../../contract/envelope";
import { cutText } from "../text/cutText";
import { emptyIfPlaceholder } from "./emptyIfPlaceholder";

/** As long as a host's code can be, since anyone can write an address; "" for a host's placeholder. */
export const errorCodeOfAddress = (given = ""): string =>
	cutText(emptyIfPlaceholder(given), maxCodeLength);
