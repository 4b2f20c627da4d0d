// The limits and criteria of a privilege or a group, stored as JSON.

/** Allowed claims; a missing field is no limit. Days are Bangkok days. */
export interface LimitRules {
	overall_day?: number;
	overall_week?: number;
	overall_month?: number;
	customer?: number;
	customer_day?: number;
	customer_week?: number;
	customer_month?: number;
	device?: number;
	total_device?: number;
}

/** Allowed claims over all privileges of a group; a missing field is no limit. */
export interface GroupRules {
	customer?: number;
	device?: number;
	overall?: number;
	overall_day?: number;
	overall_week?: number;
	overall_month?: number;
}

export interface CriteriaRules {
	hidden?: boolean;
	tiers?: string[];
	series?: string[];
	flagship?: boolean;
	/** alt_reference of the survey that must be answered first. */
	survey?: string;
	reason_th?: string;
	reason_en?: string;
	device_desc?: string;
}
