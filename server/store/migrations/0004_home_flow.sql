CREATE TABLE "expire_popups" (
	"sub" text NOT NULL,
	"tier_end" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expire_popups_sub_tier_end_pk" PRIMARY KEY("sub","tier_end")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"sub" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorials_taken" (
	"sub" text NOT NULL,
	"tutorial_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tutorials_taken_sub_tutorial_id_pk" PRIMARY KEY("sub","tutorial_id")
);
--> statement-breakpoint
CREATE TABLE "welcome_announcements" (
	"seq" integer PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"path" text NOT NULL,
	"member_days" integer,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL
);
