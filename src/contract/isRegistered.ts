// Whether a customer has registered (3 §4), for the app and the API alike.
import type { Customer } from "./customer";

/** Both are checked, because a launch may give a number, but only a registration gives a birth date too. */
export const isRegistered = ({
	mobileno,
	date_of_birth,
}: Pick<Customer, "mobileno" | "date_of_birth">): boolean =>
	mobileno !== "" && date_of_birth !== "";
